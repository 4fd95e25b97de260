import { readFileSync } from 'node:fs';
import {
  reportLines,
  reportPhrase,
  type ParseReport,
} from './features/spoken-language/parse-report.ts';

const usage =
  'Usage: npm run parse -- "take funk blue air"   or, one phrase a line on standard input:   npm run parse -- --lines';

function report(words: readonly string[]): ParseReport {
  if (words[0] === '--lines') return reportLines(readFileSync(0, 'utf8'));
  return words.length === 0 ? { output: usage, exitCode: 1 } : reportPhrase(words.join(' '));
}

const { output, exitCode } = report(process.argv.slice(2));
if (output) console.log(output);
process.exitCode = exitCode;
