import type { Edit } from '../model/edit.ts';
import { moveRange } from '../edits/move-range.ts';
import type { EngineState, Hat } from '../model/engine-state.ts';
import { createDocument, toPositions, type Document } from '../text/document.ts';
import { toRange } from '#shared/text/text-lines.ts';
import { isEmpty } from '#shared/text/range.ts';

/** The hats of a state after edits to its text, one list of them after the other: all keep still, those of tokens that are gone go. */
export function moveHats(
  { text, languageId, hats }: EngineState,
  steps: readonly (readonly Edit[])[],
  after: Document,
): Hat[] {
  if (steps.every((edits) => edits.length === 0)) return [...hats];
  const before = createDocument(text, languageId);
  return hats.flatMap((hat) => {
    const range = steps.reduce(
      (place, edits) => moveRange(place, edits),
      toRange(before, hat.range),
    );
    return isEmpty(range) ? [] : [{ ...hat, range: toPositions(after, range) }];
  });
}
