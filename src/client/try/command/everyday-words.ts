import type { EngineState } from '#engine/model/engine-state.ts';
import type { RunFailure } from '#engine/run.ts';
import { translate } from '#client/translate.ts';

/** Meanings of everyday words: the extension's names, likeliest first. */
const meanings: Readonly<Record<string, string>> = {
  above: 'before',
  all: 'every',
  and: 'swapConnective',
  argument: 'argumentOrParameter',
  beginning: 'start',
  below: 'after',
  both: 'every',
  braces: 'curlyBrackets',
  brackets: 'squareBrackets',
  character: 'character',
  choose: 'setSelection',
  clear: 'clearAndSetSelection',
  copy: 'replaceWithTarget',
  cursor: 'currentSelection',
  cut: 'cutToClipboard',
  delete: 'remove',
  dupe: 'insertCopyAfter',
  deselect: 'deselect',
  document: 'document',
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
  outdent: 'outdentLine',
  parameter: 'argumentOrParameter',
  parens: 'parentheses',
  parentheses: 'parentheses',
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
  statement: 'statement',
  strike: 'remove',
  switch: 'swapTargets',
  through: 'rangeInclusive',
  thru: 'rangeInclusive',
  till: 'rangeExcludingEnd',
  to: 'rangeInclusive',
  trash: 'remove',
  uncomment: 'toggleLineComment',
  unindent: 'outdentLine',
};

/** Words that a command does not need: "take the gray air", "comment out line air". */
const fillers = new Set(
  'a an black current default dot entire gray grey hat just letter my normal of plain please regular small the this uh um white whole'.split(
    ' ',
  ),
);

/**
 * The international spelling alphabet, and what speech recognition writes for the names of letters,
 * grouped by the first letter of each group.
 */
const spelling: ReadonlyMap<string, string> = new Map(
  'alpha alfa|bravo be bee|charlie see sea|delta dee|echo|foxtrot eff|golf gee|hotel aitch|india eye|juliet jay|kilo kay|lima el|mike em|november en|oscar oh|papa pea|quebec queue cue|romeo|sierra ess|tango tea tee|uniform you|victor vee|whiskey whisky|xray ex|yankee why|zulu zee zed'
    .split('|')
    .flatMap((group) => group.split(' ').map((word) => [word, group.charAt(0)] as const)),
);

/** Returns the letter that a word spells: "c" for "charlie" and "sea". */
export function spelledBy(word: string): string | undefined {
  return spelling.get(word);
}

/** Returns the extension's names for the meanings of an everyday word. */
export function meaningsOf(word: string): readonly string[] {
  return Object.hasOwn(meanings, word) ? (meanings[word] ?? '').split(' ') : [];
}

/** Words for scopes that are also keywords, and rarely the token that is meant. */
const scopeNouns = new Set(
  'argument class function interface line method parameter statement'.split(' '),
);

/** Everyday words that are more than their meaning here, and keywords for all that they begin. */
const looseWords = new Set(
  'both const enum export for if import interface let return to type uncomment while var'.split(
    ' ',
  ),
);
/** Words of commands that mean something else in English. */
const falseFriends = new Set('between content empty item list nothing'.split(' '));

/** Whether an everyday word may mean something other than its command: "to", "uncomment". */
export function isLoose(word: string): boolean {
  return looseWords.has(word);
}

/** Whether a word of commands may mean something else: "content", "empty". */
export function isFalseFriend(word: string): boolean {
  return falseFriends.has(word);
}

/** Whether a word is for a scope rather than for a token with that text. */
export function isScopeNoun(word: string): boolean {
  return scopeNouns.has(word);
}

/** Whether a word can be removed without changing the command. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Whether a text asks to undo the last change, which is not a command of the language. */
export function asksToUndo(text: string): boolean {
  return /^\W*(?:undo(?: last)?|nope|oops|cancel|revert|go back|scratch|take back|take (?:it|that) back|never ?mind|(?:ctrl|control|cmd|command)[ +-]z)(?: that| it| this)?(?: please)?\W*$/i.test(
    text,
  );
}

/** Whether a text asks to redo what was undone. */
export function asksToRedo(text: string): boolean {
  return /^\W*(?:redo|do (?:it|that) again)(?: that| it| this)?(?: please)?\W*$/i.test(text);
}

/** Texts that are not commands of the language, and what to do instead. */
const advice: readonly (readonly [RegExp, string])[] = [
  [
    /^\W*(?:help|commands|what (?:can|could|do|should) i say|what now)\b/i,
    translate('try.adviceHelp', 'Clear the field: the words below it are what you can say next.'),
  ],
  [
    /^\W*(?:save|print|quit|exit|click|tap|run|wake up|go to sleep|(?:stop|start) listening|show (?:numbers|grid|commands)|(?:scroll|page) (?:up|down)|zoom|backspace|bold|italic|underline|correct)\b/i,
    translate(
      'try.adviceEditor',
      'That is said to an editor or to voice control. Commands here change the text above.',
    ),
  ],
];

const adviceToType = translate(
  'try.adviceType',
  'Commands change existing text. To add words, type them into the text above.',
);

/** Returns advice for a text that asks for help, or for words to be typed. */
export function adviceFor(text: string): string | undefined {
  const isText = /^\W*(?:type|write|dictate|enter|spell)\b/i.test(text);
  return advice.find(([pattern]) => pattern.test(text))?.[1] ?? (isText ? adviceToType : undefined);
}

interface FailedPhrase {
  readonly phrase: string;
  readonly state: EngineState;
  /** Whether another command is suggested. */
  readonly isGuessed: boolean;
}

/** Returns advice after a failure: to type text instead of saying it, or to choose a language. */
export function adviceAfter(
  { kind, expected, at }: RunFailure,
  { phrase, state, isGuessed }: FailedPhrase,
): string | undefined {
  if (kind === 'UnknownScopeError' && state.languageId === 'plaintext')
    return translate(
      'try.adviceLanguage',
      'Plain text has few scopes. If it is code, choose its language above the text.',
    );
  const isUnknown = expected !== undefined && at?.start === 0 && !isGuessed;
  return adviceFor(phrase) ?? (isUnknown ? adviceToType : undefined);
}
