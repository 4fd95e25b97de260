/** What everyday words ask for: the extension's names, the likeliest first. */
const meanings: Readonly<Record<string, string>> = {
  above: 'before',
  all: 'every document',
  and: 'swapConnective',
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
  everything: 'document',
  exchange: 'swapTargets',
  find: 'findInDocument',
  following: 'next',
  function: 'namedFunction',
  go: 'setSelectionBefore',
  grab: 'setSelection',
  insert: 'replaceWithTarget',
  jump: 'setSelectionBefore',
  letter: 'character',
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

/** Orders of words that English has, and what is said instead. */
const sentences: readonly (readonly [RegExp, string])[] = [
  [/^(?:wrap|surround|enclose) (.+) (?:in|with) (.+)$/i, '$2 wrap $1'],
  [/^(?:put|add) (.+) around (.+)$/i, '$1 wrap $2'],
];

/** Puts the words of an English sentence into the order in which they are said. */
export function reorder(text: string): string {
  return sentences.reduce((said, [pattern, words]) => said.replace(pattern, words), text.trim());
}

/** Words that a command does not need: "take the gray air", "comment out line air". */
const fillers = new Set('a an entire from gray grey my of out please the to whole'.split(' '));

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
  return /^\W*(?:undo|nope|go back)(?: that| it| this)?\W*$/i.test(text);
}
