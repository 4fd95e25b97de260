import type { PairScope } from '../command/command.ts';
import type { SyntaxTrees } from '../syntax/syntax-trees.ts';
import type { Document } from '../text/document.ts';
import { contains, type Range } from '../text/range.ts';
import type { FoundPair } from './delimiter.ts';
import { delimitersInCode } from './delimiters-in-code.ts';
import { delimitersInText } from './delimiters-in-text.ts';
import { matchPair } from './match-pair.ts';
import { pairsNamed } from './pair-names.ts';

/** Where pairs are looked up. */
export interface PairContext {
  readonly document: Document;
  readonly syntax?: SyntaxTrees;
}

/** The pair that a range touches or stands in. In code a parser tells delimiters from text; without one all of them count. */
export function findPair(
  range: Range,
  scope: PairScope,
  { document, syntax }: PairContext,
): FoundPair | undefined {
  const wanted = { names: pairsNamed(scope.delimiter), isForced: scope.force !== undefined };
  const { text, languageId } = document;
  const code = syntax?.pairsOf({ text, languageId });
  if (!code) {
    const all = { start: 0, end: text.length };
    return matchPair({ delimiters: delimitersInText(document, all, wanted), range, scope });
  }
  const fragment = smallestAround(code.textFragments, range);
  const inFragment =
    fragment &&
    matchPair({ delimiters: delimitersInText(document, fragment, wanted), range, scope });
  if (inFragment) return inFragment;
  return matchPair({ delimiters: delimitersInCode(document, code, wanted), range, scope });
}

function smallestAround(ranges: readonly Range[], range: Range): Range | undefined {
  return ranges
    .filter((outer) => contains(outer, range))
    .sort((one, other) => one.end - one.start - (other.end - other.start))[0];
}
