import type { PairScope } from '../model/command.ts';
import type { SyntaxTrees, TextFragment } from '../syntax/syntax-trees.ts';
import type { Document } from '../text/document.ts';
import { contains, lengthOf, type Range } from '#shared/text/range.ts';
import { type FoundPair, pairsNamed, delimitersInCode, delimitersInText } from './delimiters.ts';
import { matchPair } from './match-pair.ts';

/** Text to search for pairs. */
export interface PairContext {
  readonly document: Document;
  readonly syntax?: SyntaxTrees;
}

/** Finds the pair that a range touches or is inside. In code, a parser distinguishes delimiters from text; without one, every delimiter counts. */
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
  const fragment = fragmentAround(code.textFragments, range);
  const inFragment =
    fragment &&
    matchPair({ delimiters: delimitersInText(document, fragment, wanted), range, scope });
  if (inFragment) return inFragment;
  return matchPair({ delimiters: delimitersInCode(code, wanted), range, scope });
}

/**
 * Returns the smallest text fragment that contains a range, unless the range touches code inside
 * that fragment.
 */
function fragmentAround(fragments: readonly TextFragment[], range: Range): Range | undefined {
  const [smallest] = fragments
    .filter((fragment) => contains(fragment.range, range))
    .sort((one, other) => lengthOf(one.range) - lengthOf(other.range));
  return smallest?.code.some((code) => contains(code, range)) ? undefined : smallest?.range;
}
