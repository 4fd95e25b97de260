import type { SyntaxPairs } from '../syntax/syntax-trees.ts';
import { textOf, type Document } from '../text/document.ts';
import type { Delimiter } from './delimiter.ts';
import { delimiterTexts } from './pair-names.ts';

/** Delimiters of some pairs among those that a parser found. */
export function delimitersInCode(
  document: Document,
  { delimiters }: SyntaxPairs,
  { names, isForced }: { readonly names: readonly string[]; readonly isForced: boolean },
): Delimiter[] {
  const texts = delimiterTexts(names);
  return delimiters.flatMap(({ range, text, side }) => {
    const known = texts.get(text ?? textOf(document, range));
    if (!known) return [];
    const isKnown = known.side !== 'unknown';
    const told = isForced ? 'unknown' : (side ?? 'unknown');
    return [{ range, pair: known.pair, side: isKnown ? known.side : told }];
  });
}
