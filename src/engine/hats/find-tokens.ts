import type { Document } from '../text/document.ts';
import type { Range } from '#shared/text/range.ts';

/** Symbols that belong together although they differ. */
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
/** Symbols that form one token with their repetitions. */
const repeatable = ['-', '+', '*', '/', '=', '<', '>', '_', '#', '.', '|', '&', ':'];
/** A number with a decimal point is one token, a version such as 1.2.3 is not. */
const decimal = String.raw`(?<=[^.\d]|^)\d+\.\d+(?=[^.\d]|$)`;
const single = String.raw`[^\s\w]`;

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Languages whose identifiers hold hyphens. */
const hyphenated = ['css', 'scss', 'shellscript'];

function identifierSource(languageId: string): string {
  return hyphenated.includes(languageId)
    ? String.raw`[\p{L}\p{M}\p{N}_\-]+`
    : String.raw`[\p{L}\p{M}\p{N}_]+`;
}

/** What an identifier of a language looks like; a new expression on each call, since such objects remember a place. */
export function identifierPattern(languageId: string): RegExp {
  return new RegExp(identifierSource(languageId), 'gu');
}

/** What a token of a language looks like; a new expression on each call. */
export function tokenPattern(languageId: string): RegExp {
  const choices = [
    ...fixedTokens.map(escape),
    decimal,
    identifierSource(languageId),
    ...repeatable.map((symbol) => `${escape(symbol)}+`),
    single,
  ];
  return new RegExp(choices.join('|'), 'gu');
}

/** Cuts a document into tokens; no token crosses a line. */
export function findTokens({ text, languageId }: Document): Range[] {
  return [...text.matchAll(tokenPattern(languageId))].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
  }));
}
