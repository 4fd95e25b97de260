import type { GroupId } from '#shared/voice/group-id.ts';
import type { LexiconEntry } from '#shared/voice/grammar/lexicon.ts';

/** Groups of words that readers learn first, because every hat is named with them. */
const markGroups: readonly GroupId[] = ['letter', 'digit', 'hat_color'];
/** Other terms that readers learn early, from the course and throughout the documentation. */
const earlyTerms = new Set(
  'setSelection remove setSelectionBefore setSelectionAfter clearAndSetSelection listConnective rangeInclusive line insertCopyAfter extendThroughStartOf extendThroughEndOf first 1 2 last character interiorOnly parentheses squareBrackets curlyBrackets wrapWithPairedDelimiter replaceWithTarget sourceDestinationConnective moveToTarget swapTargets swapConnective toggleLineComment comment sortTargets verticalRange namedFunction before after token collectionItem every next previous lineNumberModulo100 copyToClipboard pasteFromClipboard'.split(
    ' ',
  ),
);
/** Syllables added to a phrase for each word that readers learn late. */
const lateCost = 0.5;

/** Counts the syllables of English words by their vowel groups, ignoring a silent final "e". */
export function countSyllables(phrase: string): number {
  return phrase
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .reduce((sum, word) => sum + Math.max(1, vowelGroups(word)), 0);
}

function vowelGroups(word: string) {
  return (
    word.replace(/(?<=[^l])e$|(?<=[aeiou]le)$|(?<=[aeiou]l)e$/, '').match(/[aeiouy]+/g)?.length ?? 0
  );
}

/**
 * Returns a function that rates how hard phrases are to say: by syllables and late-learned words,
 * then by number of words.
 */
export function createEffort(entries: readonly LexiconEntry[]) {
  const early = new Set(entries.filter(isEarly).map(({ spoken }) => spoken));
  return (phrase: string) => {
    const words = phrase.split(' ').filter(Boolean);
    const late = words.filter((word) => !early.has(word)).length;
    return countSyllables(phrase) + late * lateCost + words.length * 0.02;
  };
}

function isEarly({ group, identifier }: LexiconEntry) {
  return (
    markGroups.includes(group) ||
    (earlyTerms.has(identifier) && group !== 'number_small' && !group.endsWith('_plural'))
  );
}
