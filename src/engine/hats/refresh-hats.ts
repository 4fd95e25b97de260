import type { EngineState } from '../model/engine-state.ts';
import { documentOf } from '../text/document.ts';
import { isEmpty } from '#shared/text/range.ts';
import { toOffset, toRange } from '#shared/text/text-lines.ts';
import { allocateHats } from './allocate-hats.ts';

/**
 * Assigns hats to tokens without one, and shorter ones to tokens near the cursor; all others keep
 * theirs.
 */
export function refreshHats(state: EngineState): EngineState {
  const document = documentOf(state);
  const worn = state.hats
    .map(({ hat, character, range }) => ({ hat, character, range: toRange(document, range) }))
    .filter(({ range }) => !isEmpty(range));
  const place = state.selections[0]?.active;
  const cursor = place ? toOffset(document, place) : 0;
  return { ...state, hats: allocateHats({ document, cursor, worn }) };
}
