import { EngineError } from '../model/engine-error.ts';
import type { Edit } from '../model/edit.ts';
import { createDocument, type Document } from '../text/document.ts';

/**
 * Applies all edits at once; insertions at the same offset keep their order. Throws if two edits
 * overlap.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const { range, text: added } of inOrder(edits)) {
    if (range.start < at)
      throw new EngineError(
        'engine.overlap',
        'The targets overlap, so they cannot all be changed at once.',
      );
    result += text.slice(at, range.start) + added;
    at = range.end;
  }
  return result + text.slice(at);
}

/** Returns a document whose text has all edits applied at once. */
export function editDocument({ text, languageId }: Document, edits: readonly Edit[]): Document {
  return createDocument(applyEdits(text, edits), languageId);
}

/** Sorts edits in document order; an insertion precedes a replacement at the same offset. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort(
    (one, other) => one.range.start - other.range.start || one.range.end - other.range.end,
  );
}
