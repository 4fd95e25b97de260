import { formatTree } from './format-tree.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';

/** Output and exit code of `npm run parse`. */
export interface ParseReport {
  readonly output: string;
  readonly exitCode: 0 | 1;
}

/** Returns a phrase's command tree, or the phrase with its error marked below. */
export function reportPhrase(phrase: string): ParseReport {
  const result = parsePhrase(phrase, defaultLanguage.sayable);
  if (result.ok) return { output: formatTree(result.commands), exitCode: 0 };
  const { start, end, message } = result.error;
  return {
    output: [
      phrase,
      `${' '.repeat(start)}${'^'.repeat(Math.max(1, end - start))}`,
      `error: ${message}`,
    ].join('\n'),
    exitCode: 1,
  };
}

/** Returns one result per line: `ok <phrase>` or `error <phrase>: <why>`. Skips empty lines. */
export function reportLines(text: string): ParseReport {
  const phrases = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const answers = phrases.map((phrase) => {
    const result = parsePhrase(phrase, defaultLanguage.sayable);
    return result.ok ? `ok ${phrase}` : `error ${phrase}: ${result.error.message}`;
  });
  return {
    output: answers.join('\n'),
    exitCode: answers.some((answer) => answer.startsWith('error ')) ? 1 : 0,
  };
}
