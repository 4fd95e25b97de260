import type { CommandTree } from '#shared/voice/grammar/tree.ts';
import type { Term } from '#shared/voice/term.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';

/** Output and exit code of `npm run parse`. */
export interface ParseReport {
  readonly output: string;
  readonly exitCode: 0 | 1;
}

/** Returns a phrase's command trees, or the phrase with its error marked below. */
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

/**
 * Parses each line as a phrase, except empty lines. Returns one result per line: `ok <phrase>` or
 * `error <phrase>: <why>`.
 */
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

function formatValue(name: string, value: unknown, indent: string): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => formatValue(name, item, indent));
  if (typeof value !== 'object') return [`${indent}${name}: ${String(value)}`];
  if ('identifier' in value) {
    const { spoken, identifier } = value as Term;
    return [`${indent}${name}: ${spoken} → ${identifier}`];
  }
  const { kind, ...fields } = value as Record<string, unknown>;
  const title = typeof kind === 'string' ? `${indent}${name}: ${kind}` : `${indent}${name}:`;
  return [
    title,
    ...Object.entries(fields).flatMap(([field, inner]) => formatValue(field, inner, `${indent}  `)),
  ];
}

/** Formats command trees: indented, with one part per line, omitting implied parts. */
function formatTree(commands: readonly CommandTree[]): string {
  return commands.flatMap((command) => formatValue('command', command, '')).join('\n');
}
