import { fold } from './query/fold.ts';
import { splitSiteNames } from './query/site-words.ts';
import { homophonesOf } from '#client/language/homophones.ts';
import type { SpokenTerm } from '#shared/search/search-shard.ts';
import type { SpokenMatch } from './query/spoken-lexicon.ts';
import type { SearchIndex } from './search-index.ts';
import { stem } from './query/stem.ts';
import { stopWords } from './query/stop-words.ts';
import { synonymsOf } from './query/synonyms.ts';
import { weights, type QueryIntent } from './query/weights.ts';
import {
  characterPairs,
  findWords,
  isPlain,
  splitIdentifier,
  wordTokens,
  type TextWord,
} from './query/find-words.ts';

/**
 * One idea of a query: its word, and the weights of the terms to look up, including the word
 * itself.
 */
export interface QueryConcept {
  readonly word: string;
  readonly terms: ReadonlyMap<string, number>;
  /** Ids of the guide sections in which the word is written as two words: "add on" for `addon`. */
  readonly apart: readonly number[];
}

/** A query that is ready to be looked up. */
export interface AnalyzedQuery {
  /** The typed text, trimmed and limited in length. */
  readonly raw: string;
  readonly intent: QueryIntent;
  /** Lowercased words that were spelled like a name, a file or a setting: `hatMap`, `a.csv`. */
  readonly names: readonly string[];
  /** All words, folded; names that dictation splits are joined. */
  readonly words: readonly string[];
  /** Stems of all words except stop words. */
  readonly wantedStems: ReadonlySet<string>;
  readonly concepts: readonly QueryConcept[];
  /** Index in `concepts` of the idea that each stem belongs to; empty if the query is a name. */
  readonly ideaOf: ReadonlyMap<string, number>;
  readonly matches: readonly SpokenMatch[];
  /** Spoken terms whose identifier equals the query; empty unless the query is a name. */
  readonly named: readonly SpokenTerm[];
  /** Whether the query asks what something is. */
  readonly isDefinition: boolean;
}

/** Maximum length of a query, in characters and in words; the rest is cut off. */
const queryLimits = { characters: 200, words: 16 } as const;

/** Analyzes a query. Never throws. */
export function analyzeQuery(typed: string, index: SearchIndex): AnalyzedQuery {
  const text = typed.trim().slice(0, queryLimits.characters);
  const found = findWords(text).slice(0, queryLimits.words);
  const isName = isCodeName(text, found, index);
  const words = joinSplitNames(
    isName ? found.map(wholeWord) : found.flatMap((word) => knownParts(word, index)),
  );
  const matches = isName ? [] : index.lexicon.match(words, (word) => index.has(word));
  const intent = isName ? 'identifier' : isCommand(words, matches) ? 'command' : 'prose';
  const ideas = isName
    ? found.map(nameConcept)
    : contentWords(words, intent).map((place) => wordConcept(words, place, index));
  const concepts = ideas.filter(({ terms }) => terms.size > 0);
  return {
    raw: text,
    names: namesIn(text),
    intent,
    words,
    wantedStems: new Set(words.filter((word) => !stopWords.has(word)).map(stem)),
    concepts,
    ideaOf: isName ? new Map() : ideasByStem(concepts),
    matches,
    named: isName ? index.lexicon.named(words.join('')) : [],
    isDefinition: definitionPattern.test(text),
  };
}

const definitionPattern =
  /^(?:what(?:s|\W+s| is| are| does)|define|definition of|meaning of|difference between)\b/i;

/**
 * Matches spellings that distinguish an identifier from prose: camelCase, snake_case, a call, or
 * names joined by `.`, `::` or `#`.
 */
const identifierPattern =
  /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[\p{L}\p{N}]_|_[\p{L}\p{N}]|\p{L}(?:\.|::|#)\p{L}|\(\)/u;

/**
 * Tests whether a query is a name in the code: a single word that is spelled like an identifier or
 * equals a camelCase heading, or two or three words that include an identifier found on a page.
 */
function isCodeName(text: string, found: readonly TextWord[], index: SearchIndex) {
  const isSingle = found.length === 1;
  if (isSingle && found.some((word) => index.names.has(wholeWord(word)))) return true;
  if (found.length > 3 || !identifierPattern.test(text)) return false;
  return isSingle || found.some((word) => !isPlain(word.text) && index.has(wholeWord(word)));
}

/** Returns the folded word, or its folded parts if the word does not occur on any page. */
function knownParts(word: TextWord, index: SearchIndex) {
  const whole = wholeWord(word);
  return index.has(whole) ? [whole] : splitIdentifier(word).map((part) => fold(part.text));
}

/**
 * Tests whether a query is a command: it contains spoken forms, every other word is a number, and
 * actions are in a valid place.
 */
function isCommand(words: readonly string[], matches: readonly SpokenMatch[]) {
  const isHeard = (index: number) =>
    matches.some(({ start, end }) => start <= index && index < end);
  return (
    matches.length > 0 &&
    words.every((word, index) => isHeard(index) || /^\d+$/.test(word)) &&
    !hasLateAction(matches)
  );
}

/** Folds a word and removes its underscores: `fooBar` and `foo_bar` become the same word. */
function wholeWord(word: TextWord) {
  return fold(word.text).replaceAll('_', '');
}

/**
 * Tests whether an action is in an invalid place: a command begins with its action, except that
 * "wrap" follows its delimiter.
 */
function hasLateAction(matches: readonly SpokenMatch[]) {
  const isAction = ({ term: { key } }: SpokenMatch) =>
    /action:/.test(key) && !/^wrap_action:|rewrap/.test(key);
  const others = new Set(matches.filter((match) => !isAction(match)).map(({ start }) => start));
  return matches.some((match) => match.start > 0 && isAction(match) && !others.has(match.start));
}

/** Returns words with inner capitals or with punctuation between their letters, in lowercase. */
function namesIn(text: string) {
  return (text.match(/[\p{L}\p{N}](?:[^\s"'“”‘’`()]*[\p{L}\p{N}])/gu) ?? [])
    .filter((name) => /\p{Ll}\p{Lu}|[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u.test(name))
    .map((name) => name.toLowerCase());
}

/** Names that dictation splits into words. */
const splitNames = new Set([...splitSiteNames, 'vscode', 'keybinding', 'keybindings']);

function joinSplitNames(words: readonly string[]) {
  const joined: string[] = [];
  for (const word of words) {
    const name = (joined.at(-1) ?? '') + word;
    if (splitNames.has(name)) joined.splice(-1, 1, name);
    else if (word !== '') joined.push(word);
  }
  return joined;
}

/**
 * Returns the positions of a query's words without its stop words; all positions if the query is a
 * command or has only stop words.
 */
function contentWords(words: readonly string[], intent: QueryIntent) {
  const all = [...words.keys()];
  const content = all.filter((index) => !stopWords.has(words[index] ?? ''));
  return intent === 'command' || content.length === 0 ? all : content;
}

function wordConcept(words: readonly string[], place: number, index: SearchIndex): QueryConcept {
  const word = words[place] ?? '';
  const terms = new Map<string, number>();
  const add = (term: string, weight: number) =>
    void terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  add(word, 1);
  add(stem(word), weights.terms.stem);
  for (const other of homophonesOf(word)) add(other, weights.terms.alike);
  for (const other of [...synonymsOf(word), ...synonymsOf(stem(word))]) {
    add(other, weights.terms.synonym);
    add(stem(other), weights.terms.synonymStem);
  }
  for (const pair of characterPairs(word)) add(pair, weights.terms.namePart);
  const [before = '', after = ''] = [words[place - 1], words[place + 1]];
  for (const joined of [before + word, word + after])
    if (joined !== word && index.has(joined)) add(joined, weights.terms.joined);
  return { word, terms, apart: writtenApart(word, index) };
}

/**
 * Maps stems to ideas. A stem shared by several ideas belongs to the idea whose own word has that
 * stem, otherwise to the first idea.
 */
function ideasByStem(concepts: readonly QueryConcept[]) {
  const ideas = new Map(concepts.map(({ word }, index) => [stem(word), index]));
  for (const [index, { terms }] of concepts.entries())
    for (const term of terms.keys()) if (!ideas.has(stem(term))) ideas.set(stem(term), index);
  return ideas;
}

/** Creates the idea of a name, which is looked up as a whole; its parts carry little weight. */
function nameConcept(word: TextWord): QueryConcept {
  const whole = wholeWord(word);
  const parts = splitIdentifier(word).map((part) => fold(part.text));
  const { namePart, namePartStem } = weights.terms;
  const pieces = wordTokens(word.text).map(
    (token) => [token, parts.includes(token) ? namePart : namePartStem] as const,
  );
  return { word: whole, terms: new Map([...pieces, [whole, 1]]), apart: [] };
}

/**
 * Returns the ids of the guide sections in which a word is written as two, separated by a space:
 * "add on" for `addon`.
 */
function writtenApart(word: string, { documents, texts }: SearchIndex) {
  if (word.length < 4 || !isPlain(word)) return [];
  const found = new Set<number>();
  for (let length = 1; length < word.length; length += 1) {
    const [first, second] = [word.slice(0, length), word.slice(length)];
    const isTogether = new RegExp(`\\b${first}\\s+${second}\\b`, 'iu');
    for (const id of texts.guides.withBoth(first, second)) {
      const { heading = '', terms = '', text = '' } = documents[id] ?? {};
      if ([heading, terms, text].some((field) => isTogether.test(field))) found.add(id);
    }
  }
  return [...found];
}
