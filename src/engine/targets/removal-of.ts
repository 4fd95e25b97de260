import { EngineError } from '../model/engine-error.ts';
import { fullLines, textOf, type Document, lineAt } from '../text/document.ts';
import { union, type Range, isSameRange } from '#shared/text/range.ts';
import { delimiterOf, hasOwnDelimiters } from './delimiters-of.ts';
import type { Target } from '../model/target.ts';
import { tokenPattern } from '../text/find-tokens.ts';

/**
 * Returns the range to delete when a target is removed. Throws for a position, which has nothing to
 * remove.
 */
export function removalOf(target: Target, document: Document): Range {
  switch (target.kind) {
    case 'untyped':
      return textOf(document, target.content).trim() === ''
        ? target.content
        : tokenRemoval(target, document);
    case 'token':
    case 'pair':
      return tokenRemoval(target, document);
    case 'scope':
      if (target.removal) return target.removal;
      return hasOwnDelimiters(target)
        ? withDelimiter(target, document)
        : tokenRemoval(target, document);
    case 'word':
      return withDelimiter(target, document);
    case 'line':
      return removalOfLines(target, document);
    case 'paragraph':
      return removalOfLines({ ...target, content: withDelimiter(target, document) }, document);
    case 'interior':
      return target.removal ?? target.content;
    case 'position': {
      const isAfter = target.position === 'after' || target.position === 'end';
      throw new EngineError(
        'engine.placeRemoved',
        'A place cannot be removed; say “{said}” for the whitespace next to a target.',
        { kind: 'UnsupportedError', values: { said: isAfter ? 'trailing' : 'leading' } },
      );
    }
    default:
      return target.content;
  }
}

/**
 * Extends a range, by default the content, over the delimiter after it or, if there is none, the
 * one before it.
 */
function withDelimiter(target: Target, document: Document, range = target.content) {
  const delimiter =
    delimiterOf(target, document, 'trailing') ?? delimiterOf(target, document, 'leading');
  return delimiter ? union(range, delimiter.content) : range;
}

function removalOfLines(target: Target, document: Document) {
  return withDelimiter({ ...target, kind: 'line' }, document, fullLines(document, target.content));
}

/**
 * Returns the range to delete when a token is removed: the token and the whitespace on one side,
 * unless its neighbors would merge; the whole line if there is nothing else on it.
 */
function tokenRemoval(target: Target, document: Document) {
  const { content } = target;
  const leading = delimiterOf(target, document, 'leading')?.content;
  const trailing = delimiterOf(target, document, 'trailing')?.content;
  const lines = fullLines(document, content);
  const withSpace = union(union(content, leading ?? content), trailing ?? content);
  if (isSameRange(withSpace, lines)) return lines;
  const indentation = lineAt(document, content.start).start;
  const choices = [trailing, leading && leading.start > indentation ? leading : undefined].flatMap(
    (space) => (space ? [union(content, space)] : []),
  );
  return choices.find((range) => !mergesTokens(document, content, range)) ?? content;
}

/** Whether removing the larger range merges tokens that removing the content alone would not. */
function mergesTokens(document: Document, content: Range, larger: Range) {
  const lines = fullLines(document, content);
  const countWithout = ({ start, end }: Range) => {
    const rest =
      textOf(document, { start: lines.start, end: start }) +
      textOf(document, { start: end, end: lines.end });
    return rest.match(tokenPattern(document.languageId))?.length ?? 0;
  };
  return countWithout(content) !== countWithout(larger);
}
