import { readingsOf } from '#client/try/guess/written-words.ts';
import type { HatStyle } from '#shared/hats.ts';
import { runMachine } from '#shared/voice/grammar/machine.ts';
import { toLattice } from '#shared/voice/grammar/lattice.ts';
import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import { splitWords } from '#shared/voice/words.ts';
import { UNKNOWN_CHARACTER } from '#engine/hats/said-character.ts';

/** A spoken hat: its style and its character. */
export interface SpokenHat {
  readonly style: HatStyle;
  readonly character: string;
}

/**
 * Parses typed or dictated hats: "air", "a", "blue air", "Air bat."; returns an empty list if the
 * text contains anything else.
 */
export function readHats(text: string, lexicon: Lexicon): readonly SpokenHat[] {
  const phrase = text
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) =>
        readingsOf(word, lexicon).find((reading) =>
          lexicon.byFirstWord.has(reading.replace(/ .*/s, '')),
        ) ?? word,
    )
    .join(' ');
  const reading = runMachine(lexicon.grammar.hats, {
    lattice: toLattice(splitWords(phrase)),
    lexicon,
  });
  if (!reading.ok) return [];
  return reading.value.marks.flatMap((mark) =>
    mark.kind === 'decorated'
      ? [
          {
            style: {
              color: mark.color?.identifier ?? 'default',
              shape: mark.shape?.identifier ?? 'default',
            },
            character:
              mark.character.group === 'unknown_symbol'
                ? UNKNOWN_CHARACTER
                : mark.character.identifier,
          },
        ]
      : [],
  );
}

/**
 * Returns each way to parse the text as hats, optionally followed by words, as in "sun chuck", with
 * the most hats first.
 */
export function splitHats(text: string, lexicon: Lexicon) {
  const said = text.split(/\s+/).filter(Boolean);
  return said
    .map((_, index) => ({
      hats: readHats(said.slice(0, index + 1).join(' '), lexicon),
      words: said.slice(index + 1).join(' '),
    }))
    .filter(({ hats }) => hats.length > 0)
    .reverse();
}

/** Returns text as it is spoken: in lowercase, with numbers spelled out and no punctuation. */
export function asSaid(text: string, lexicon: Lexicon): string {
  return text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => readingsOf(word, lexicon)[0])
    .join(' ');
}
