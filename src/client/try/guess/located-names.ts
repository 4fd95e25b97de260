import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { plainLetters, type HatNames, type NamedToken } from './hat-names.ts';
import { formIn, type WrittenWord } from './written-words.ts';

/**
 * The words of a sentence from one index to another (end exclusive), and the tokens that they may
 * mean.
 */
export interface Name {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
  readonly isDoubtful?: boolean;
  readonly tokens: readonly NamedToken[];
}

/** A sentence, and the text that it refers to. */
export interface Place {
  readonly words: readonly WrittenWord[];
  readonly names: HatNames;
  readonly lexicon: Lexicon;
}

/**
 * Returns a name together with the words before or after it that say which of its tokens is meant:
 * "the second plant", "plant on line 6", "the colon after name".
 */
export function locatedNames(name: Name, place: Place): readonly Name[] {
  return [nthOf(name, place), onLine(name, place), nextTo(name, place)].flatMap((found) =>
    found && found.tokens.length > 0 ? found : [],
  );
}

function nthOf(name: Name, { words, lexicon }: Place) {
  const nth = ordinalOf(words[name.from - 1], lexicon);
  // "The last item" is a scope, even if the text has “item” tokens.
  const isScope = formIn(['scope_type'], words[name.from]?.said, lexicon);
  const inOrder = [...name.tokens].sort((one, other) => one.start - other.start);
  const token = inOrder.at(nth > 0 ? nth - 1 : nth);
  if (nth === 0 || isScope || inOrder.length === 1 || !token) return undefined;
  return { ...name, from: name.from - 1, tokens: [token], isDoubtful: true };
}

function onLine(name: Name, { words, names, lexicon }: Place) {
  const { joint, to, rest } = wordsAfter(name, words);
  if (joint !== 'on' && joint !== 'in') return undefined;
  const [one, other] = rest;
  const line = isRow(one) ? numberOf(other, lexicon) : isRow(other) ? ordinalOf(one, lexicon) : 0;
  const lineOf = ({ start }: NamedToken) => names.text.slice(0, start).split('\n').length;
  const tokens = name.tokens.filter((token) => lineOf(token) === line);
  return { ...name, to: to + 2, tokens };
}

function nextTo(name: Name, { words, names: { tokens: all } }: Place) {
  const { joint, to: from, rest } = wordsAfter(name, words);
  const step = joint === 'after' ? -1 : joint === 'before' ? 1 : 0;
  const written = rest[0]?.text ?? '';
  const besides = (isSame: (text: string) => boolean) =>
    name.tokens.filter((token) => {
      const neighbor = all[all.indexOf(token) + step]?.text;
      return plainLetters(token.text) === '' && neighbor !== undefined && isSame(neighbor);
    });
  if (step === 0 || plainLetters(written) === '') return undefined;
  const exact = besides((text) => text === written);
  const near = besides((text) => plainLetters(text) === plainLetters(written));
  const named = { ...name, to: from + 1 };
  return exact.length > 0
    ? { ...named, tokens: exact }
    : { ...named, tokens: near, isDoubtful: true };
}

/** Returns the word after a name (`joint`), and the words after that, without a leading article. */
function wordsAfter({ to }: Name, words: readonly WrittenWord[]) {
  const the = words[to + 1]?.text === 'the' ? 1 : 0;
  const next = to + 1 + the;
  return { joint: words[to]?.text, to: next, rest: words.slice(next) };
}

function isRow(word: WrittenWord | undefined) {
  return word?.text === 'row' || word?.text === 'line';
}

function numberOf(word: WrittenWord | undefined, lexicon: Lexicon) {
  const isWritten = /^\d+$/.test(word?.text ?? '');
  return Number(isWritten ? word?.text : formIn(['number_small'], word?.said, lexicon)?.identifier);
}

/** Returns the number of an ordinal, -1 for "last", or 0 for any other word. */
function ordinalOf(word: WrittenWord | undefined, lexicon: Lexicon) {
  const found = formIn(['ordinal', 'last_modifier'], word?.said, lexicon);
  return found?.group === 'ordinal' ? Number(found.identifier) : found ? -1 : 0;
}
