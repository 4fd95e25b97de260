import { tokenPattern } from '../text/find-tokens.ts';
import { fullLines, lineAt, textOf, type Document } from '../text/document.ts';
import { isSameRange, union, type Range } from '#shared/text/range.ts';
import { delimiterOf } from './delimiters-of.ts';
import type { Target } from '../model/target.ts';

/**
 * Returns the range to remove with a token: whitespace on one side unless its neighbors would
 * merge; the whole line if it has nothing else.
 */
export function tokenRemoval(target: Target, document: Document): Range {
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
function mergesTokens(document: Document, content: Range, larger: Range): boolean {
  const lines = fullLines(document, content);
  const countWithout = ({ start, end }: Range): number => {
    const rest =
      textOf(document, { start: lines.start, end: start }) +
      textOf(document, { start: end, end: lines.end });
    return rest.match(tokenPattern(document.languageId))?.length ?? 0;
  };
  return countWithout(content) !== countWithout(larger);
}
