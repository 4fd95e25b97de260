import type { Range } from '#shared/text/range.ts';
import { textOf, type Document } from '../text/document.ts';

const blankLine = new Set([
  'class',
  'namedFunction',
  'section',
  'sectionLevelOne',
  'sectionLevelTwo',
  'sectionLevelThree',
  'sectionLevelFour',
  'sectionLevelFive',
  'sectionLevelSix',
]);
const lineBreak = new Set([
  'anonymousFunction',
  'statement',
  'ifStatement',
  'comment',
  'xmlElement',
  'collectionItem',
]);

/** Returns the delimiter between a scope and a new sibling if the text shows none. */
export function defaultDelimiter(scope: string | undefined): string {
  if (scope !== undefined && blankLine.has(scope)) return '\n\n';
  return scope !== undefined && lineBreak.has(scope) ? '\n' : ' ';
}

/** Returns the delimiter for a new item of a list: the longer of those around one, or a comma. */
export function listDelimiter(
  document: Document,
  { leading, trailing }: { readonly leading?: Range; readonly trailing?: Range },
): string {
  const written = (range: Range | undefined) => (range ? textOf(document, range) : ', ');
  const before = written(leading);
  const after = written(trailing);
  return before.length > after.length ? before : after;
}
