import { lookUp } from '#shared/text/look-up.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { formsOf } from './written-words.ts';

/** Meanings of everyday words: the extension's names, likeliest first. */
const meanings: Readonly<Record<string, string>> = {
  above: 'before',
  all: 'every',
  and: 'swapConnective',
  argument: 'argumentOrParameter',
  array: 'list',
  backticks: 'backtickQuotes',
  beginning: 'start',
  below: 'after',
  both: 'every',
  braces: 'curlyBrackets',
  brackets: 'squareBrackets',
  character: 'character',
  choose: 'setSelection',
  clear: 'clearAndSetSelection',
  collapse: 'foldRegion',
  constant: 'token',
  copy: 'replaceWithTarget',
  cursor: 'currentSelection',
  cut: 'cutToClipboard',
  declaration: 'statement',
  delete: 'remove',
  dupe: 'insertCopyAfter',
  deselect: 'deselect',
  dictionary: 'map',
  document: 'document',
  duplicate: 'insertCopyAfter',
  edit: 'clearAndSetSelection',
  entry: 'collectionItem',
  enum: 'type',
  erase: 'remove',
  everything: 'document',
  exchange: 'swapTargets',
  expand: 'unfoldRegion',
  field: 'statement collectionItem',
  find: 'findInDocument',
  flip: 'swapTargets',
  following: 'next',
  function: 'namedFunction',
  go: 'setSelectionBefore',
  grab: 'setSelection',
  insert: 'replaceWithTarget',
  interface: 'type',
  it: 'currentSelection',
  jump: 'setSelectionBefore',
  kill: 'remove',
  letter: 'character',
  loop: 'statement',
  mark: 'setSelection',
  method: 'namedFunction',
  object: 'map',
  outdent: 'outdentLine',
  parameter: 'argumentOrParameter',
  parens: 'parentheses',
  parentheses: 'parentheses',
  pick: 'setSelection',
  property: 'statement collectionItem',
  put: 'replaceWithTarget',
  quotes: 'doubleQuotes',
  remove: 'remove',
  replace: 'clearAndSetSelection',
  row: 'line',
  rule: 'statement',
  scroll: 'scrollToCenter',
  search: 'findInDocument',
  select: 'setSelection',
  start: 'start',
  statement: 'statement',
  strike: 'remove',
  switch: 'swapTargets',
  tag: 'xmlElement',
  through: 'rangeInclusive',
  thru: 'rangeInclusive',
  till: 'rangeExcludingEnd',
  to: 'rangeInclusive',
  trash: 'remove',
  uncomment: 'toggleLineComment',
  unindent: 'outdentLine',
  variable: 'token',
};

/** The everyday words with a meaning. */
export const everydayWords = Object.keys(meanings);

/**
 * Words of the international spelling alphabet, and what speech recognition writes for the letters'
 * names. Every word in a group means the group's first letter.
 */
const spelling: ReadonlyMap<string, string> = new Map(
  'alpha alfa|bravo be bee|charlie see sea|delta dee|echo|foxtrot eff|golf gee|hotel aitch|india eye|juliet jay|kilo kay|lima el|mike em|november en|oscar oh|papa pea|quebec queue cue|romeo|sierra ess|tango tea tee|uniform you|victor vee|whiskey whisky|xray ex|yankee why|zulu zee zed'
    .split('|')
    .flatMap((group) => group.split(' ').map((word) => [word, group.charAt(0)] as const)),
);

/** Words for scopes that are also keywords; the keyword is rarely the token that is meant. */
export const scopeNouns = 'argument class function interface line method parameter statement'.split(
  ' ',
);

/*
 * Looks up everyday English words in a language. They mean nothing in a language that is not spoken
 * in English, judging by its number words.
 */

function isEnglish({ byFirstWord }: Lexicon): boolean {
  return byFirstWord.has('one');
}

/** Creates a function that tells whether a word is one of these, in a language spoken in English. */
function isOneOf(words: string): (word: string, lexicon: Lexicon) => boolean {
  const list = words.split(' ');
  return (word, lexicon) => isEnglish(lexicon) && list.includes(word);
}

/**
 * Whether a word can be removed without changing the command: "take the gray air", "comment out
 * line air".
 */
export const isFiller = isOneOf(
  'a an black current default dot entire gray grey hat just letter my normal of plain please regular small the this uh um white whole',
);

/**
 * Whether a word has a broader meaning than in commands ("to", "uncomment"), or is a keyword that
 * may mean the whole statement or declaration that it starts.
 */
export const isLoose = isOneOf(
  'both const constant enum export field for if import interface let loop object property return rule tag to type uncomment variable while var',
);

/** Whether a command word may mean something else in English: "content", "empty". */
export const isFalseFriend = isOneOf('between content empty item list nothing');

/** Returns the meanings of an everyday word, by the extension's names. */
export function meaningsOf(word: string, lexicon: Lexicon): readonly string[] {
  return (isEnglish(lexicon) && lookUp(meanings, word)?.split(' ')) || [];
}

/** Whether an everyday word means something, or can be left out. */
export function isEveryday(word: string, lexicon: Lexicon): boolean {
  return isFiller(word, lexicon) || meaningsOf(word, lexicon).length > 0;
}

/** Returns the spoken forms for the meanings of an everyday word. */
export function formsMeant(word: string, lexicon: Lexicon): readonly string[] {
  return meaningsOf(word, lexicon).flatMap((meaning) => formsOf(meaning, lexicon));
}

/** Returns the letter that a word spells: "c" for "charlie" and "sea". */
export function spelledBy(word: string, lexicon: Lexicon): string | undefined {
  return isEnglish(lexicon) ? spelling.get(word) : undefined;
}
