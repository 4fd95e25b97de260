import { textOf, type Document } from '../text/document.ts';
import { escapePattern } from '#shared/text/escape-pattern.ts';
import type { Range } from '#shared/text/range.ts';
import type { Delimiter } from './delimiter.ts';
import { delimiterTexts, type Side } from './pair-names.ts';

/**
 * Finds delimiters in text without a parser; within a line, quotes alternate between opening and
 * closing unless the command gives a direction.
 */
export function delimitersInText(
  document: Document,
  range: Range,
  { names, isForced }: { readonly names: readonly string[]; readonly isForced: boolean },
): Delimiter[] {
  const texts = delimiterTexts(names);
  if (texts.size === 0) return [];
  const pattern = new RegExp(
    String.raw`(?<!\\)(?:${[...texts.keys()].map(escapePattern).join('|')})`,
    'gu',
  );
  const text = textOf(document, range);
  const previous = new Map<string, { readonly end: number; readonly side: Side }>();
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const { pair, side } = texts.get(match) ?? { pair: '', side: 'unknown' as const };
    const before = previous.get(pair);
    const isFirst = !before || text.slice(before.end, index).includes('\n');
    const turn = isForced ? 'unknown' : isFirst || before.side === 'right' ? 'left' : 'right';
    const end = index + match.length;
    previous.set(pair, { end, side: side === 'unknown' ? turn : side });
    return {
      range: { start: range.start + index, end: range.start + end },
      pair,
      side: side === 'unknown' ? turn : side,
    };
  });
}
