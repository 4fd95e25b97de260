import { homophonesOf } from '#client/language/homophones.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import { wordDistance } from '#shared/voice/similarity.ts';
import { editsBetween } from './correct-names.ts';
import {
  formsMeant,
  isLoose,
  isFiller,
  meaningsOf,
  spelledBy,
  everydayWords,
} from './everyday-words.ts';
import { costs, type Reading } from './reading.ts';
import { alike, faintlyAlike } from './sound-alikes.ts';
import { formIn, formsNamed, type WrittenWord, formsOf } from './written-words.ts';

/**
 * Returns the spoken forms that a written word may mean: forms with the same meaning, a similar
 * sound or a similar spelling, and the letter that it names or begins with. A filler may also be
 * omitted, and a number may be a line number.
 */
export function guessedReadings(
  { said: word, text }: WrittenWord,
  lexicon: Lexicon,
): readonly Reading[] {
  const isDoubtful = isLoose(word, lexicon);
  const as = (kind: Reading['kind'], cost: number, forms: readonly string[]): Reading[] =>
    forms.map((said) => ({
      said,
      cost,
      kind,
      written: text,
      isDoubtful: isDoubtful && kind === 'meaning',
    }));
  // A number may consist of two words.
  const isKnown = word.split(' ').every((part) => lexicon.byFirstWord.has(part));
  const meant = meaningsOf(word, lexicon);
  const plurals = pluralsOf(word, lexicon);
  const known = isKnown ? costs.known : 0;
  const meanings = [
    ...meant.flatMap((meaning, place) =>
      as('meaning', costs.meaning * (place + 1) + known, formsOf(meaning, lexicon)),
    ),
    ...as('meaning', costs.plural, plurals),
    ...as(
      'spelling',
      costs.meaning,
      formsNamed(spelledBy(word, lexicon) ?? '', ['letter'], lexicon),
    ),
    ...as(
      'sound',
      costs.sound + known,
      knownForms([...alike(word), ...homophonesOf(word)], word, lexicon),
    ),
  ];
  const isUnknown = !isKnown && meant.length === 0 && plurals.length === 0;
  return [
    ...(isFiller(word, lexicon)
      ? as('filler', articles.includes(word) ? costs.article : costs.filler, [''])
      : []),
    ...meanings,
    ...(!isKnown && meanings.length === 0
      ? as('misspelling', costs.split, splitForms(word, lexicon))
      : []),
    ...(isUnknown ? misspelled(word, lexicon, text) : []),
    ...as('sound', costs.faintSound, knownForms(faintlyAlike(word), word, lexicon)),
    // "Take 42" means a line.
    ...(formIn(['number_small'], word, lexicon)
      ? formsOf('lineNumberModulo100', lexicon).flatMap((row) =>
          as('added', costs.faintSound, [`${row} ${word}`]),
        )
      : []),
    ...(isKnown ? [] : as('letter', costs.letter, formsNamed(word.charAt(0), ['letter'], lexicon))),
  ];
}

const articles = ['a', 'an', 'the', 'please'];

/**
 * Returns the forms for a plural: the plural of a form with its meaning, which commands have only
 * after a number, and "every" with the singular, which is what a plural without a number means.
 */
function pluralsOf(word: string, lexicon: Lexicon) {
  const every = formsNamed('every', ['simple_scope_modifier'], lexicon);
  const own = lexicon.entries
    .filter(({ group, spoken }) => group === 'scope_type' && pluralize(spoken) === word)
    .map(({ spoken }) => spoken);
  const one = word.replace(/s$/, '');
  const meant = word === one ? [] : formsMeant(one, lexicon);
  return [
    ...meant.map((form) => pluralize(form)),
    ...[...own, ...meant].flatMap((form) => every.map((each) => `${each} ${form}`)),
  ];
}

/**
 * Returns the forms that the language has; the tables contain English forms. An empty form, which
 * leaves out `word`, is returned if the word itself is known.
 */
function knownForms(forms: readonly string[], word: string, lexicon: Lexicon) {
  const isKnown = (form: string) =>
    isFiller(form, lexicon) || lexicon.entries.some(({ words }) => words.includes(form));
  return forms.filter((form) => isKnown(form === '' ? word : form));
}

/** Returns all ways to split a word into two that each begin a spoken form: "takeair". */
function splitForms(word: string, { byFirstWord }: Lexicon) {
  return Array.from(word, (_, at) => [word.slice(0, at), word.slice(at)] as const)
    .filter((parts) => parts.every((part) => byFirstWord.has(part)))
    .map((parts) => parts.join(' '));
}

/**
 * Returns up to three readings of a misspelled word, cheapest first: as spoken forms, or as the
 * meaning of everyday words, with a similar spelling. A form with a different first letter is a
 * guess, as is any form for a word of up to three letters.
 */
function misspelled(word: string, lexicon: Lexicon, written: string): readonly Reading[] {
  const as = (said: string, cost: number): Reading => ({
    said,
    cost,
    kind: 'misspelling',
    written,
  });
  return [
    ...lexicon.entries.map(({ spoken }) => {
      const cost = costs.misspelled * wordDistance(word, spoken);
      const isLikely = word.length > 3 && word.startsWith(spoken.charAt(0));
      return as(spoken, isLikely ? cost : Math.max(cost + costs.otherInitial, costs.guess));
    }),
    ...everydayWords
      .filter((meant) => word.length > 3 && editsBetween(word, meant) < 2)
      .flatMap((meant) => formsMeant(meant, lexicon).map((form) => as(form, costs.slip))),
  ]
    .filter(({ cost }) => cost <= costs.guesses)
    .sort((one, other) => one.cost - other.cost)
    .slice(0, 3);
}
