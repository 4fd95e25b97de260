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

/** What is put between a scope and a new neighbour where the text does not show it. */
export function defaultDelimiter(scope: string | undefined): string {
  if (scope !== undefined && blankLine.has(scope)) return '\n\n';
  return scope !== undefined && lineBreak.has(scope) ? '\n' : ' ';
}
