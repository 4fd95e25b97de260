/** The extension's names of what everyday words ask for. */
const meanings: Readonly<Record<string, string>> = {
  above: 'before',
  all: 'every',
  argument: 'argumentOrParameter',
  below: 'after',
  braces: 'curlyBrackets',
  brackets: 'squareBrackets',
  character: 'character',
  choose: 'setSelection',
  copy: 'replaceWithTarget',
  cut: 'cutToClipboard',
  delete: 'remove',
  duplicate: 'insertCopyAfter',
  edit: 'clearAndSetSelection',
  erase: 'remove',
  exchange: 'swapTargets',
  find: 'findInDocument',
  following: 'next',
  function: 'namedFunction',
  grab: 'setSelection',
  insert: 'replaceWithTarget',
  method: 'namedFunction',
  parameter: 'argumentOrParameter',
  parentheses: 'parentheses',
  parens: 'parentheses',
  put: 'replaceWithTarget',
  quotes: 'doubleQuotes',
  remove: 'remove',
  replace: 'clearAndSetSelection',
  search: 'findInDocument',
  select: 'setSelection',
  switch: 'swapTargets',
  through: 'rangeInclusive',
  till: 'rangeExcludingEnd',
  to: 'rangeInclusive',
  uncomment: 'toggleLineComment',
};

/** Words that a command does not need: "take the gray air", "comment out line air". */
const fillers = new Set('a an from gray grey my of out please the'.split(' '));

/** The international spelling alphabet: each word begins with its letter. */
const spelling = new Set(
  'alpha alfa bravo charlie delta echo foxtrot golf hotel india juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey whisky xray yankee zulu'.split(
    ' ',
  ),
);

/** Whether a word of the international spelling alphabet means its first letter. */
export function isSpelling(word: string): boolean {
  return spelling.has(word);
}

/** The extension's name of what an everyday word asks for. */
export function meaningOfWord(word: string): string | undefined {
  return Object.hasOwn(meanings, word) ? meanings[word] : undefined;
}

/** Whether a command is the same without a word. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}
