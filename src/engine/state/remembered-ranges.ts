import { documentOf, toPositions } from '../text/document.ts';
import type { PositionRange } from '#shared/text/position.ts';
import type { EngineState } from '../model/engine-state.ts';

/** Returns the ranges that "that" or "source" refers to, if any, as lines and characters. */
export function rememberedRanges(
  state: EngineState,
  mark: 'thatMark' | 'sourceMark',
): readonly PositionRange[] {
  const document = documentOf(state);
  return (state[mark] ?? []).map(({ content }) => toPositions(document, content));
}
