import { editDocument } from '../edits/apply-edits.ts';
import { moveToken } from '../edits/move-token.ts';
import type { Edit } from '../model/edit.ts';
import type { EngineState, Hat } from '../model/engine-state.ts';
import { createDocument, toPositions, type Document } from '../text/document.ts';
import { toRange } from '#shared/text/text-lines.ts';

/**
 * Moves a state's hats through successive lists of edits. Each hat stays on its token; if the token
 * is deleted, the hat marks its former place for the rest of the phrase.
 */
export function moveHats(
  { text, languageId, hats }: EngineState,
  steps: readonly (readonly Edit[])[],
  after: Document,
): Hat[] {
  if (steps.every((edits) => edits.length === 0)) return [...hats];
  let document = createDocument(text, languageId);
  let ranges = hats.map(({ range }) => toRange(document, range));
  for (const edits of steps) {
    const before = document;
    ranges = ranges.map((range) => moveToken(before, range, edits));
    document = editDocument(before, edits);
  }
  return hats.map((hat, index) => ({
    ...hat,
    range: toPositions(after, ranges[index] ?? { start: 0, end: 0 }),
  }));
}
