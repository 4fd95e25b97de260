import { homophonesOf } from '#client/search/engine/query/homophones.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon } from '#shared/voice/lexicon.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import { wordDistance } from '#shared/voice/similarity.ts';
import { isFiller, isSpelling, meaningsOf } from './everyday-words.ts';
import type { HatNames } from './hat-names.ts';

/** A form farther than this from the written word is not a guess. */
const farthest = 0.34;
/** Numbers and colours that speech recognition spells differently. */
const alike: Readonly<Record<string, readonly string[]>> = {
  ate: ['eight'],
  blew: ['blue'],
  fore: ['four'],
  for: ['four'],
  to: ['two'],
  too: ['two'],
  won: ['one'],
};

/** Returns a written word's spoken readings, most likely first: without punctuation, a number in words, a symbol by its name. */
export function readingsOf(written: string, lexicon: Lexicon): readonly string[] {
  const word = written
    .toLowerCase()
    .replace(/^[“”"‘’'([]+(?=[\p{L}\p{N}])/u, '')
    .replace(/(?<=[\p{L}\p{N}])[“”"‘’'.,!?;:)\]…]+$/u, '')
    .replace(/(?<=[\p{L}\p{N}])[-‐‑–](?=[\p{L}\p{N}])/gu, ' ');
  const parts = word.split(' ').map((part) => numberOf(part, lexicon) ?? part);
  const names = named(written, ['symbol', 'letter'], lexicon).slice(0, 2);
  const isSymbol = !/[\p{L}\p{N}]/u.test(word);
  return [...new Set(isSymbol ? names : [parts.join(' '), ...digitOf(word, lexicon), ...names])];
}

/** Forms that mean, sound or look like a word, or name a token that is written so; last, the letter that it begins with. */
export function guessesFor(
  [word = '']: readonly string[],
  lexicon: Lexicon,
  names: HatNames,
): readonly string[] {
  const isKnown = lexicon.byFirstWord.has(word);
  const meant = meaningsOf(word).flatMap((meaning) =>
    lexicon.entries.filter(({ identifier }) => identifier === meaning).map(({ spoken }) => spoken),
  );
  const [letter = ''] = named(word.charAt(0), ['letter'], lexicon);
  const guesses = [
    ...(isFiller(word) ? [''] : []),
    ...meant,
    ...(names.get(word) ?? []),
    ...(isSpelling(word) ? [letter] : []),
    ...homophonesOf(word),
    ...(alike[word] ?? []),
    ...(isKnown ? everyOf(word, lexicon) : nearForms(word, lexicon)),
  ];
  const last = isKnown || meant.length > 0 ? [] : [letter];
  return [...new Set([...guesses.slice(0, 4), ...last])];
}

/** "Lines" is said after a number only; alone it means every line. */
function everyOf(word: string, lexicon: Lexicon): readonly string[] {
  const every = named('every', ['simple_scope_modifier'], lexicon);
  return lexicon.entries
    .filter(({ group, spoken }) => group === 'scope_type' && pluralize(spoken) === word)
    .flatMap(({ spoken }) => every.map((said) => `${said} ${spoken}`));
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

/** A digit's name, which readers may have changed. */
function digitOf(word: string, lexicon: Lexicon): readonly string[] {
  return /^\d$/.test(word) ? named(word, ['digit'], lexicon) : [];
}

/** Forms of some groups for a character or number, one-word forms first. */
function named(identifier: string, groups: readonly GroupId[], lexicon: Lexicon): string[] {
  const wanted = identifier.toLowerCase();
  return lexicon.entries
    .filter((entry) => groups.includes(entry.group) && entry.identifier === wanted)
    .map(({ spoken }) => spoken)
    .sort((one, other) => one.split(' ').length - other.split(' ').length);
}
