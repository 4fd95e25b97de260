import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../measure.ts';
import { readPages } from './bench-pages.ts';
import { questionsHeading, reportQuestions } from './measure-questions.ts';

/** Asks the questions of real people alone, and renews their part of the results. */
const file = path.join(root, 'bench/search-results.md');
const [before = ''] = readFileSync(file, 'utf8').split(`\n${questionsHeading}`);
const report = await reportQuestions(await readPages());
console.log(report);
writeFileSync(file, `${before.trimEnd()}\n\n${report}`);
process.exit(0);
