import type { SyntaxPairs } from '../syntax/syntax-trees.ts';
import type { Delimiter } from './delimiter.ts';
import { delimiterTexts } from './pair-names.ts';

/** Filters a parser's delimiters by pair. */
export function delimitersInCode(
  { delimiters }: SyntaxPairs,
  { names, isForced }: { readonly names: readonly string[]; readonly isForced: boolean },
): Delimiter[] {
  const texts = delimiterTexts(names);
  return delimiters.flatMap(({ range, token, side }) => {
    const known = texts.get(token);
    if (!known) return [];
    const isKnown = known.side !== 'unknown';
    const reported = isForced ? 'unknown' : (side ?? 'unknown');
    return [{ range, pair: known.pair, side: isKnown ? known.side : reported }];
  });
}
