import type { GroupId } from '#shared/voice/group-id.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';

/** Groups of words that readers learn first, because every hat is named with them. */
const markGroups: readonly GroupId[] = ['letter', 'digit', 'hat_color'];
/** Words that readers learn early: those of marks, and of the course. */
const early = new Set([
  ...markGroups.flatMap((group) => defaultVocabulary[group].forms.map(({ spoken }) => spoken)),
  ...'take chuck pre post change and past line clone head tail first second last char inside round box curly wrap bring to move swap with comment sort slice funk before after'.split(
    ' ',
  ),
  // Named throughout the documentation.
  ...'token item every next previous row copy paste'.split(' '),
]);
/** Syllables added to a phrase for a word that readers learn late. */
const lateCost = 0.5;

/** Counts the syllables of English words by their groups of vowels; a silent "e" at the end does not count. */
export function countSyllables(phrase: string): number {
  return phrase
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .reduce((sum, word) => sum + Math.max(1, vowelGroups(word)), 0);
}

function vowelGroups(word: string): number {
  return (
    word.replace(/(?<=[^l])e$|(?<=[aeiou]le)$|(?<=[aeiou]l)e$/, '').match(/[aeiouy]+/g)?.length ?? 0
  );
}

/**
 * Rates how hard a phrase is to say: by syllables and words learned late, then by the number of
 * words.
 */
export function effortOf(phrase: string): number {
  const words = phrase.split(' ').filter(Boolean);
  const late = words.filter((word) => !early.has(word)).length;
  return countSyllables(phrase) + late * lateCost + words.length * 0.02;
}
