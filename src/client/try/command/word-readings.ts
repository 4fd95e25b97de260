import { homophonesOf } from '#client/language/homophones.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import { wordDistance } from '#shared/voice/similarity.ts';
import * as everyday from './everyday-words.ts';
import type { HatNames } from './hat-names.ts';
import { alike, faintlyAlike } from './sound-alikes.ts';

/** Maximum distance between the written word and a form that counts as a guess. */
const maxDistance = 0.34;
/** Maximum distance of a longer form with the right first letter, which is a sure guess. */
const maxSureDistance = 0.28;

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
    .replace(/(?<=\p{L})['’]s$/u, '');
  const names = [written, word].flatMap((one) =>
    named(one, ['symbol', 'letter'], lexicon).slice(0, 2),
  );
  const isSymbol = !/[\p{L}\p{N}]/u.test(word);
  if (isSymbol) return [...new Set(names)];
  // "Take blue comma" is dictated as "take blue,".
  const [mark = ''] = /(?<=[\p{L}\p{N}])[,;:]$/u.exec(written) ?? [];
  const isStyle = isOneOf(['hat_color', 'hat_shape'], [word], lexicon);
  const marked = (isStyle ? named(mark, ['symbol'], lexicon) : []).map((name) => `${word} ${name}`);
  return [
    ...new Set([numberOf(word, lexicon) ?? word, ...digitOf(word, lexicon), ...names, ...marked]),
  ];
}

/** Returns forms that mean, sound or look like a word, or name a token with that text. */
export function guessesFor(
  [word = '']: readonly string[],
  lexicon: Lexicon,
  names: HatNames,
): readonly string[] {
  const isKnown = isKnownWord(word, lexicon);
  const every = named('every', ['simple_scope_modifier'], lexicon);
  const one = word.replace(/s$/, '');
  const many = word === one ? [] : formsFor(one, lexicon);
  const said = [
    ...formsFor(word, lexicon),
    ...many.flatMap((form) => [pluralize(form), ...every.map((each) => `${each} ${form}`)]),
    ...(names.get(word) ?? []),
    ...named(spelledBy(word, lexicon) ?? '', ['letter'], lexicon),
    ...similarSounding(word, lexicon),
  ];
  const guesses = [
    ...(isFiller(word, lexicon) ? [''] : []),
    ...said,
    ...(isKnown
      ? everyOf(word, lexicon)
      : said.length > 0
        ? []
        : [...splitForms(word, lexicon), ...nearForms(word, lexicon, isMisspelled)]),
  ];
  return [...new Set(guesses)].slice(0, 4);
}

function formsFor(word: string, lexicon: Lexicon): readonly string[] {
  return meaningsOf(word, lexicon).flatMap((meaning) => formsOf(meaning, lexicon));
}

function formsOf(wanted: string, { entries }: Lexicon): readonly string[] {
  return entries.filter(({ identifier }) => identifier === wanted).map(({ spoken }) => spoken);
}

function similarSounding(word: string, lexicon: Lexicon): readonly string[] {
  return knownForms([...alike(word), ...homophonesOf(word)], word, lexicon);
}

/** Returns the forms that the language has; the tables contain English ones. */
function knownForms(forms: readonly string[], word: string, lexicon: Lexicon): readonly string[] {
  const isKnown = (form: string): boolean =>
    isFiller(form, lexicon) || lexicon.entries.some(({ words }) => words.includes(form));
  return forms.filter((form) => isKnown(form === '' ? word : form));
}

/**
 * Whether a language is spoken in English, judging by its numbers; everyday English words mean
 * nothing in others.
 */
function isEnglish({ byFirstWord }: Lexicon): boolean {
  return byFirstWord.has('one');
}

function meaningsOf(word: string, lexicon: Lexicon): readonly string[] {
  return isEnglish(lexicon) ? everyday.meaningsOf(word) : [];
}

function isFiller(word: string, lexicon: Lexicon): boolean {
  return isEnglish(lexicon) && everyday.isFiller(word);
}

function spelledBy(word: string, lexicon: Lexicon): string | undefined {
  return isEnglish(lexicon) ? everyday.spelledBy(word) : undefined;
}

/** Whether a word is part of a command, or means or sounds like one. */
export function isMeant(own: readonly string[], lexicon: Lexicon, names: HatNames): boolean {
  return isNamed(own, lexicon, names) || similarSounding(own[0] ?? '', lexicon).length > 0;
}

/** Whether a word is part of a command or means one; all others are text. */
export function isNamed(
  [word = '']: readonly string[],
  lexicon: Lexicon,
  names: HatNames,
): boolean {
  return (
    isKnownWord(word, lexicon) ||
    isFiller(word, lexicon) ||
    names.has(word) ||
    spelledBy(word, lexicon) !== undefined ||
    meaningsOf(word, lexicon).length > 0
  );
}

/** Whether a word can only be a filler. */
export function isOnlyFiller(word: string, lexicon: Lexicon): boolean {
  return (
    isFiller(word, lexicon) &&
    !lexicon.byFirstWord.has(word) &&
    meaningsOf(word, lexicon).length === 0
  );
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
  return isKnownWord(word, lexicon) ? [] : named(word.charAt(0), ['letter'], lexicon);
}

/** Returns guesses that only the reader can confirm: forms that look alike, and the first letter. */
export function doubtfulGuesses(own: readonly string[], lexicon: Lexicon): readonly string[] {
  const [word = ''] = own;
  const isUnknown = !isKnownWord(word, lexicon) && meaningsOf(word, lexicon).length === 0;
  const near = isUnknown ? nearForms(word, lexicon).slice(0, 3) : [];
  // "Take 42" means a line.
  const row = isOneOf(['number_small'], own, lexicon)
    ? formsOf('lineNumberModulo100', lexicon).map((said) => `${said} ${word}`)
    : [];
  return [
    ...knownForms(faintlyAlike(word), word, lexicon),
    ...row,
    ...near,
    ...letterFor(own, lexicon),
  ];
}

/** Whether a word is a form, or a number of two words. */
function isKnownWord(word: string, { byFirstWord }: Lexicon): boolean {
  return word.split(' ').every((part) => byFirstWord.has(part));
}

/** Returns the forms for "wrap" and "repack" if the delimiters are missing. */
export function wrappersFor(readings: readonly string[], lexicon: Lexicon): readonly string[] {
  const wrap = readings.find((word) => isOneOf(['wrap_action'], [word], lexicon));
  if (wrap === undefined) return [];
  return named('parentheses', ['wrapper_selectable_paired_delimiter'], lexicon).map(
    (pair) => `${pair} ${wrap}`,
  );
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

type NearForm = Readonly<Record<'word' | 'spoken', string>> & { readonly distance: number };

/** Whether a form was probably said: one with another first letter may be another word. */
function isMisspelled({ word, spoken, distance }: NearForm): boolean {
  return distance <= maxSureDistance && word.length > 3 && word.startsWith(spoken.charAt(0));
}

/** Returns forms that are written like a word, the nearest first. */
function nearForms(
  word: string,
  { entries }: Lexicon,
  isNear: (form: NearForm) => boolean = ({ distance }) => distance <= maxDistance,
): readonly string[] {
  return entries
    .map(({ spoken }) => ({ word, spoken, distance: wordDistance(word, spoken) }))
    .filter(isNear)
    .sort((one, other) => one.distance - other.distance)
    .map(({ spoken }) => spoken);
}

function numberOf(word: string, lexicon: Lexicon): string | undefined {
  const [, digits = '', ending] = /^(\d{1,2})(st|nd|rd|th)?$/.exec(word) ?? [];
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
