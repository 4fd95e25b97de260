/** Words of the course's first steps; readers learn others later. */
const early = new Set(
  'take chuck pre post change bring move swap with to and past before after line token clone pour copy paste funk item'.split(
    ' ',
  ),
);

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

/** Rates how hard a phrase is to say: by syllables, then by the number of words learnt late. */
export function effortOf(phrase: string): number {
  const words = phrase.split(' ').filter(Boolean);
  const late = words.filter((word) => !early.has(word)).length;
  return countSyllables(phrase) + words.length * 0.02 + late * 0.01;
}
