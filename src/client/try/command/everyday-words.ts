/** What everyday words ask for: the extension's names, the likeliest first. */
const meanings: Readonly<Record<string, string>> = {
  above: 'before',
  all: 'every document',
  and: 'swapConnective',
  argument: 'argumentOrParameter',
  beginning: 'start',
  below: 'after',
  braces: 'curlyBrackets',
  brackets: 'squareBrackets',
  character: 'character',
  choose: 'setSelection',
  clear: 'clearAndSetSelection',
  copy: 'replaceWithTarget',
  cursor: 'currentSelection',
  cut: 'cutToClipboard',
  delete: 'remove',
  duplicate: 'insertCopyAfter',
  edit: 'clearAndSetSelection',
  erase: 'remove',
  everything: 'document',
  exchange: 'swapTargets',
  find: 'findInDocument',
  flip: 'swapTargets',
  following: 'next',
  function: 'namedFunction',
  go: 'setSelectionBefore',
  grab: 'setSelection',
  insert: 'replaceWithTarget',
  it: 'currentSelection',
  jump: 'setSelectionBefore',
  kill: 'remove',
  letter: 'character',
  mark: 'setSelection',
  method: 'namedFunction',
  parameter: 'argumentOrParameter',
  parentheses: 'parentheses',
  parens: 'parentheses',
  pick: 'setSelection',
  put: 'replaceWithTarget',
  quotes: 'doubleQuotes',
  remove: 'remove',
  replace: 'clearAndSetSelection',
  row: 'line',
  scroll: 'scrollToCenter',
  search: 'findInDocument',
  select: 'setSelection',
  start: 'start',
  switch: 'swapTargets',
  strike: 'remove',
  through: 'rangeInclusive',
  till: 'rangeExcludingEnd',
  to: 'rangeInclusive',
  trash: 'remove',
  uncomment: 'toggleLineComment',
};

/** Words that a command does not need: "take the gray air", "comment out line air". */
const fillers = new Set(
  'a an current dot entire from gray grey hat letter my of on out please the this to whole'.split(
    ' ',
  ),
);

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

/** The extension's names of what an everyday word asks for. */
export function meaningsOf(word: string): readonly string[] {
  return Object.hasOwn(meanings, word) ? (meanings[word] ?? '').split(' ') : [];
}

/** Whether a command is the same without a word. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Whether a text asks to undo the last change, which is no command of the language. */
export function asksToUndo(text: string): boolean {
  return /^\W*(?:undo|nope|oops|go back)(?: that| it| this)?(?: please)?\W*$/i.test(text);
}
