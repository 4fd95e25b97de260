import { keysByWord } from '#client/language/homophones.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { formsOf } from './written-words.ts';

/**
 * Everyday words, by the extension's name for their meaning. If a word has several meanings, the
 * likeliest comes first.
 */
const meanings = {
  after: 'below',
  argumentOrParameter: 'argument parameter',
  backtickQuotes: 'backticks',
  before: 'above',
  character: 'character letter',
  clearAndSetSelection: 'clear edit replace',
  statement: 'declaration field loop property rule statement',
  collectionItem: 'entry field property',
  curlyBrackets: 'braces',
  currentSelection: 'cursor it',
  cutToClipboard: 'cut',
  deselect: 'deselect',
  document: 'document everything',
  doubleQuotes: 'quotes',
  every: 'all both',
  findInDocument: 'find search',
  foldRegion: 'collapse',
  insertCopyAfter: 'dupe duplicate',
  line: 'row',
  list: 'array',
  map: 'dictionary object',
  namedFunction: 'function method',
  next: 'following',
  outdentLine: 'outdent unindent',
  parentheses: 'parens parentheses',
  rangeExcludingEnd: 'till',
  rangeInclusive: 'through thru to',
  remove: 'delete erase kill remove strike trash',
  replaceWithTarget: 'copy insert put',
  scrollToCenter: 'scroll',
  setSelection: 'choose grab mark pick select',
  setSelectionBefore: 'go jump',
  squareBrackets: 'brackets',
  start: 'beginning start',
  swapConnective: 'and',
  swapTargets: 'exchange flip switch',
  toggleLineComment: 'uncomment',
  token: 'constant variable',
  type: 'enum interface',
  unfoldRegion: 'expand',
  xmlElement: 'tag',
};

/** The everyday words with a meaning. */
export const everydayWords = [...new Set(Object.values(meanings).join(' ').split(' '))].sort();

const meaningsByWord = keysByWord(meanings);

/**
 * Words of the international spelling alphabet, and what speech recognition writes for the letters'
 * names. Every word in a group means the group's first letter.
 */
const spelling: ReadonlyMap<string, string> = new Map(
  'alpha alfa|bravo be bee|charlie see sea|delta dee|echo|foxtrot eff|golf gee|hotel aitch|india eye|juliet jay|kilo kay|lima el|mike em|november en|oscar oh|papa pea|quebec queue cue|romeo|sierra ess|tango tea tee|uniform you|victor vee|whiskey whisky|xray ex|yankee why|zulu zee zed'
    .split('|')
    .flatMap((group) => group.split(' ').map((word) => [word, group.charAt(0)] as const)),
);

/** Words that usually mean a scope, even if the text contains them, like the keyword `class`. */
export const scopeNouns = 'argument class function interface line method parameter statement'.split(
  ' ',
);

/*
 * The functions below look up everyday English words. These mean nothing in a language that is not
 * spoken in English, judging by its number words.
 */

function isEnglish({ byFirstWord }: Lexicon) {
  return byFirstWord.has('one');
}

/**
 * Returns a function that checks whether a word is in a list; it returns false unless the language
 * is spoken in English.
 */
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

/** Returns the extension's names for the meanings of an everyday word. */
export function meaningsOf(word: string, lexicon: Lexicon): readonly string[] {
  return isEnglish(lexicon) ? meaningsByWord(word) : [];
}

/** Whether a word is an everyday word that has a meaning or can be left out. */
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
