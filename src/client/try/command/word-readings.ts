import { homophonesOf } from '#client/search/engine/query/homophones.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import { wordDistance } from '#shared/voice/similarity.ts';
import { isFiller, meaningsOf, spelledBy } from './everyday-words.ts';
import type { HatNames } from './hat-names.ts';

/** Maximum distance between the written word and a form that counts as a guess. */
const farthest = 0.34;
/**
 * Words that speech recognition writes in place of others; the search does not read them like this,
 * because questions contain them.
 */
const alike: Readonly<Record<string, readonly string[]>> = {
  are: ['air'],
  argue: ['arg'],
  ate: ['eight'],
  bit: ['pit'],
  blew: ['blue'],
  boast: ['post'],
  check: ['chuck'],
  cop: ['cap'],
  crosshair: ['cross'],
  crosshairs: ['cross'],
  ear: ['air'],
  eat: ['each'],
  equal: ['equals'],
  error: ['air'],
  fore: ['four'],
  foxes: ['fox'],
  for: ['four'],
  free: ['pre'],
  i: ['eye'],
  lion: ['line'],
  ought: ['odd'],
  purple: ['pink'],
  said: ['sit'],
  search: ['urge'],
  teach: ['each'],
  thank: ['yank'],
  tick: ['take'],
  their: ['air'],
  there: ['air'],
  to: ['two'],
  too: ['to', 'two'],
  track: ['trap'],
  two: ['to'],
  truck: ['chuck'],
  won: ['one'],
  year: ['near'],
};

/**
 * Returns the spoken readings of a written word, most likely first: without punctuation, with
 * numbers in words and symbols by name.
 */
export function readingsOf(written: string, lexicon: Lexicon): readonly string[] {
  const word = written
    .toLowerCase()
    .replace(/^["'“‘](.)["'”’][.,!?]?$/u, '$1')
    .replace(/^(?:[“”"‘’'([]+(?=[\p{L}\p{N}])|#(?=\d))/u, '')
    .replace(/(?<=[\p{L}\p{N}])[“”"‘’'.,!?;:)\]…]+$/u, '')
    .replace(/(?<=[\p{L}\p{N}])[-‐‑–_/](?=[\p{L}\p{N}])/gu, ' ');
  const parts = word.split(' ').map((part) => numberOf(part, lexicon) ?? part);
  const names = [written, word].flatMap((one) =>
    named(one, ['symbol', 'letter'], lexicon).slice(0, 2),
  );
  const isSymbol = !/[\p{L}\p{N}]/u.test(word);
  return [...new Set(isSymbol ? names : [parts.join(' '), ...digitOf(word, lexicon), ...names])];
}

/** Returns forms that mean, sound or look like a word, or name a token with that text. */
export function guessesFor(
  [word = '']: readonly string[],
  lexicon: Lexicon,
  names: HatNames,
): readonly string[] {
  const isKnown = lexicon.byFirstWord.has(word);
  const every = named('every', ['simple_scope_modifier'], lexicon);
  const one = word.replace(/s$/, '');
  const many = word === one ? [] : formsMeant(one, lexicon);
  const said = [
    ...formsMeant(word, lexicon),
    ...many.flatMap((form) => [pluralize(form), ...every.map((each) => `${each} ${form}`)]),
    ...(names.get(word) ?? []),
    ...named(spelledBy(word) ?? '', ['letter'], lexicon),
    ...soundingLike(word),
  ];
  const guesses = [
    ...(isFiller(word) ? [''] : []),
    ...said,
    ...(isKnown
      ? everyOf(word, lexicon)
      : said.length > 0
        ? []
        : [...splitForms(word, lexicon), ...nearForms(word, lexicon)]),
  ];
  return [...new Set(guesses)].slice(0, 4);
}

function formsMeant(word: string, { entries }: Lexicon): readonly string[] {
  return meaningsOf(word).flatMap((meaning) =>
    entries.filter(({ identifier }) => identifier === meaning).map(({ spoken }) => spoken),
  );
}

function soundingLike(word: string): readonly string[] {
  return [...(Object.hasOwn(alike, word) ? (alike[word] ?? []) : []), ...homophonesOf(word)];
}

/** Whether a word is part of a command, or means or sounds like one; all others are text. */
export function isMeant(
  [word = '']: readonly string[],
  lexicon: Lexicon,
  names: HatNames,
): boolean {
  return (
    word.split(' ').every((part) => lexicon.byFirstWord.has(part)) ||
    isFiller(word) ||
    names.has(word) ||
    spelledBy(word) !== undefined ||
    meaningsOf(word).length > 0 ||
    soundingLike(word).length > 0
  );
}

/** Whether a word can only be a filler. */
export function isOnlyFiller(word: string, { byFirstWord }: Lexicon): boolean {
  return isFiller(word) && !byFirstWord.has(word) && meaningsOf(word).length === 0;
}

/** Whether a word is a form in one of several groups. */
export function isOneOf(
  groups: readonly GroupId[],
  [word = '']: readonly string[],
  { entries }: Lexicon,
): boolean {
  return entries.some(({ group, spoken }) => spoken === word && groups.includes(group));
}

/** Returns the letter that an unknown word begins with. */
export function letterFor([word = '']: readonly string[], lexicon: Lexicon): readonly string[] {
  const isOneWord = !word.includes(' ') && !lexicon.byFirstWord.has(word);
  return isOneWord ? named(word.charAt(0), ['letter'], lexicon) : [];
}

/** Returns the forms for "wrap" if the delimiters are missing. */
export function wrappersFor([word = '']: readonly string[], lexicon: Lexicon): readonly string[] {
  return word === 'wrap'
    ? named('parentheses', ['wrapper_selectable_paired_delimiter'], lexicon).map(
        (pair) => `${pair} ${word}`,
      )
    : [];
}

/** Returns "every" for a plural: "lines" is said only after a number; alone it means every line. */
function everyOf(word: string, lexicon: Lexicon): readonly string[] {
  const every = named('every', ['simple_scope_modifier'], lexicon);
  return lexicon.entries
    .filter(({ group, spoken }) => group === 'scope_type' && pluralize(spoken) === word)
    .flatMap(({ spoken }) => every.map((said) => `${said} ${spoken}`));
}

/** Returns two forms that were written as one word: "takeair". */
function splitForms(word: string, { byFirstWord }: Lexicon): readonly string[] {
  return Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const)
    .filter((parts) => parts.every((part) => byFirstWord.has(part)))
    .map((parts) => parts.join(' '));
}

function nearForms(word: string, lexicon: Lexicon): readonly string[] {
  return lexicon.entries
    .map(({ spoken }) => ({ spoken, distance: wordDistance(word, spoken) }))
    .filter(({ distance }) => distance <= farthest)
    .sort((one, other) => one.distance - other.distance)
    .map(({ spoken }) => spoken);
}

function numberOf(part: string, lexicon: Lexicon): string | undefined {
  const [, digits = '', ending] = /^(\d{1,2})(st|nd|rd|th)?$/.exec(part) ?? [];
  const value = String(Number(digits));
  return digits === ''
    ? undefined
    : named(value, [ending ? 'ordinal' : 'number_small'], lexicon)[0];
}

/** Returns a digit's name, which readers may have changed. */
function digitOf(word: string, lexicon: Lexicon): readonly string[] {
  return /^\d$/.test(word) ? named(word, ['digit'], lexicon) : [];
}

/** Returns the forms of some groups for a character or number, one-word forms first. */
function named(identifier: string, groups: readonly GroupId[], lexicon: Lexicon): string[] {
  const wanted = identifier.toLowerCase();
  return lexicon.entries
    .filter((entry) => groups.includes(entry.group) && entry.identifier === wanted)
    .map(({ spoken }) => spoken)
    .sort((one, other) => one.split(' ').length - other.split(' ').length);
}
