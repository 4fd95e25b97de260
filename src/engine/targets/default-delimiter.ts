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
