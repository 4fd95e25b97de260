import type { Document } from './document.ts';
import { escapePattern } from '#shared/text/escape-pattern.ts';
import type { Range } from '#shared/text/range.ts';

/** Sequences of symbols that form one token. */
const fixedTokens = [
  '!==',
  '!=',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '<=',
  '>=',
  '=>',
  '->',
  '??',
  '"""',
  '```',
  '/*',
  '*/',
  '<!--',
  '-->',
];
/** Symbols that form one token when repeated. */
const repeatable = ['-', '+', '*', '/', '=', '<', '>', '_', '#', '.', '|', '&', ':'];
/** A decimal number is one token; a version such as 1.2.3 is not. */
const decimal = String.raw`(?<=[^.\d]|^)\d+\.\d+(?=[^.\d]|$)`;
const single = String.raw`[^\s\w]`;

/** Languages whose identifiers may contain hyphens. */
const hyphenated = ['css', 'scss', 'shellscript'];

function identifierSource(languageId: string) {
  return hyphenated.includes(languageId)
    ? String.raw`[\p{L}\p{M}\p{N}_\-]+`
    : String.raw`[\p{L}\p{M}\p{N}_]+`;
}

/**
 * Creates a pattern for a language's identifiers; a new one each time, because global patterns keep
 * `lastIndex`.
 */
export function identifierPattern(languageId: string): RegExp {
  return new RegExp(identifierSource(languageId), 'gu');
}

/** Creates a pattern for a language's tokens; a new one each time. */
export function tokenPattern(languageId: string): RegExp {
  const choices = [
    ...fixedTokens.map(escapePattern),
    decimal,
    identifierSource(languageId),
    ...repeatable.map((symbol) => `${escapePattern(symbol)}+`),
    single,
  ];
  return new RegExp(choices.join('|'), 'gu');
}

/** Splits a document into tokens; no token spans a line break. */
export function findTokens({ text, languageId }: Document): Range[] {
  const pattern = tokenPattern(languageId);
  const tokens: Range[] = [];
  let start = text.search(/\S/);
  // Uses `lastIndex`, because match objects for thousands of tokens would create a megabyte of
  // garbage.
  for (const gap = /\s*/y; pattern.test(text);) {
    const end = pattern.lastIndex;
    tokens.push({ start, end });
    gap.lastIndex = end;
    gap.test(text);
    start = gap.lastIndex;
  }
  return tokens;
}
