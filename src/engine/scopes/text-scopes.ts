import { identifierPattern, tokenPattern } from '../text/find-tokens.ts';
import { fitLines } from '../targets/line-target.ts';
import { textOf, type Document, isBlankLine } from '../text/document.ts';
import type { Target } from '../model/target.ts';
import type { Range } from '#shared/text/range.ts';

/** A scope found in the text: its domain, and its target. */
export interface FoundScope {
  readonly domain: Range;
  readonly target: Target;
}

/** A kind of scope that needs no parser and never nests. */
export interface TextScope {
  /** Returns all scopes of this kind, in document order. */
  readonly find: (document: Document) => readonly FoundScope[];
  /** The scope within which "every", "first" and "last" count. */
  readonly iteration: TextScopeName;
  /**
   * Patterns that decide which of two adjacent scopes a cursor between them belongs to; the first
   * pattern that matches only one of the scopes wins.
   */
  readonly preferred?: readonly RegExp[];
}

/** The extension's names for the scopes that need no parser. */
export type TextScopeName =
  | 'character'
  | 'word'
  | 'token'
  | 'identifier'
  | 'line'
  | 'paragraph'
  | 'document';

/**
 * Creates a scope whose target is of the given kind. `extra` contains further properties of the
 * target, and the scope's domain if it differs from the content.
 */
function foundScope(
  kind: Target['kind'],
  content: Range,
  extra: Partial<Target> & { readonly domain?: Range } = {},
): FoundScope {
  const { domain = content, ...more } = extra;
  return { domain, target: { kind, content, isReversed: false, ...more } };
}

/** Returns a function that finds the matches of a language's pattern within lines. */
function matching(kind: Target['kind'], patternOf: (languageId: string) => RegExp) {
  return (document: Document) =>
    inLines(document, patternOf(document.languageId)).map((content) => foundScope(kind, content));
}

const character = /\p{L}\p{M}*|[\p{N}\p{P}\p{S}\p{Z}\p{C}]/gu;
const visible = /\p{L}\p{M}*|[\p{N}\p{P}\p{S}]/u;
const identifierLike = /[\p{L}\p{M}\p{N}_]/u;

/** Definitions of all scopes that need no parser. */
export const textScopes: Readonly<Record<TextScopeName, TextScope>> = {
  character: {
    find: matching('plain', () => character),
    iteration: 'token',
    preferred: [identifierLike, visible],
  },
  word: { find: findWords, iteration: 'identifier' },
  token: {
    find: matching('token', tokenPattern),
    iteration: 'line',
    preferred: [identifierLike],
  },
  identifier: { find: matching('token', identifierPattern), iteration: 'line' },
  line: {
    find: (document) =>
      document.lines.map((domain) => foundScope('line', fitLines(document, domain), { domain })),
    iteration: 'document',
  },
  paragraph: { find: findParagraphs, iteration: 'document' },
  document: {
    find: ({ text }) => [foundScope('document', { start: 0, end: text.length })],
    iteration: 'document',
  },
};

/** Whether a scope needs no parser. */
export function isTextScope(name: string): name is TextScopeName {
  return Object.hasOwn(textScopes, name);
}

/** Returns the matches of a global pattern within a range. */
export function matchesIn(document: Document, range: Range, pattern: RegExp): Range[] {
  return [...textOf(document, range).matchAll(pattern)]
    .filter(([match]) => match !== '')
    .map(({ 0: match, index }) => ({
      start: range.start + index,
      end: range.start + index + match.length,
    }));
}

function inLines(document: Document, pattern: RegExp) {
  return document.lines.flatMap((line) => matchesIn(document, line, pattern));
}

const runs = /[\p{L}\p{M}\p{N}]+/gu;
const humps = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

/**
 * Finds the words in all identifiers. Words are split at separators or, if there are none, at case
 * changes and numbers. The separators are the words' delimiters.
 */
function findWords(document: Document): FoundScope[] {
  return inLines(document, identifierPattern(document.languageId)).flatMap((identifier) => {
    const parts = matchesIn(document, identifier, runs);
    const words = parts.length > 1 ? parts : matchesIn(document, identifier, humps);
    return words.map((content, index) => {
      const leading = gap(words[index - 1], content);
      const trailing = gap(content, words[index + 1]);
      const between = leading ?? trailing;
      return foundScope('word', content, {
        delimiter: between ? textOf(document, between) : '',
        leading,
        trailing,
      });
    });
  });
}

function gap(before: Range | undefined, after: Range | undefined) {
  return before && after && before.end < after.start
    ? { start: before.end, end: after.start }
    : undefined;
}

/** Finds runs of non-blank lines. */
function findParagraphs(document: Document): FoundScope[] {
  const found: Range[] = [];
  let current: Range | undefined;
  document.lines.forEach((line, number) => {
    if (!isBlankLine(document, number))
      current = { start: current?.start ?? line.start, end: line.end };
    else if (current) {
      found.push(current);
      current = undefined;
    }
  });
  return [...found, ...(current ? [current] : [])].map((domain) =>
    foundScope('paragraph', fitLines(document, domain), { domain }),
  );
}
