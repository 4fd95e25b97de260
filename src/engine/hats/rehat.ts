import type { Edit } from '../edits/edit.ts';
import { moveRange } from '../edits/move-range.ts';
import type { EngineState } from '../state/engine-state.ts';
import { createDocument, toOffset, toRange } from '../text/document.ts';
import { allocateHats, type WornHat } from './allocate-hats.ts';
import { hatKey } from './hat-styles.ts';

/** Gives out hats for a state that came from another by edits, one list of them after the other; tokens keep theirs where they can. */
export function rehat(
  before: EngineState,
  steps: readonly (readonly Edit[])[],
  after: Omit<EngineState, 'hats'>,
): EngineState {
  const old = createDocument(before.text, before.languageId);
  const document = createDocument(after.text, after.languageId);
  const worn = before.hats.map(({ hat, character, range }): WornHat => ({
    key: hatKey(hat, character),
    range: steps.reduce((place, edits) => moveRange(place, edits), toRange(old, range)),
  }));
  const place = after.selections[0]?.active;
  const cursor = place ? toOffset(document, place) : 0;
  return { ...after, hats: allocateHats({ document, cursor, worn }) };
}
