import { tokenPattern } from '../hats/find-tokens.ts';
import { fullLines, lineAt, textOf, type Document } from '../text/document.ts';
import { isSameRange, union, type Range } from '#shared/text/range.ts';
import { leadingDelimiterOf, trailingDelimiterOf } from './delimiters-of.ts';
import type { Target } from '../model/target.ts';

/** What goes with a token: whitespace on one side, unless its neighbours would grow together; all of a line that it fills alone. */
export function tokenRemoval(target: Target, document: Document): Range {
  const { content } = target;
  const leading = leadingDelimiterOf(target, document)?.content;
  const trailing = trailingDelimiterOf(target, document)?.content;
  const lines = fullLines(document, content);
  const withSpace = union(union(content, leading ?? content), trailing ?? content);
  if (isSameRange(withSpace, lines)) return lines;
  const indentation = lineAt(document, content.start).start;
  const choices = [trailing, leading && leading.start > indentation ? leading : undefined].flatMap(
    (space) => (space ? [union(content, space)] : []),
  );
  return choices.find((range) => !mergesTokens(document, content, range)) ?? content;
}

/** Whether removing the larger range leaves fewer tokens on its lines than removing the content alone. */
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
