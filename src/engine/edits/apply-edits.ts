import type { Edit } from './edit.ts';

/** Replaces all ranges at once; edits at one place keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let result = '';
  for (const { range, text: added } of inOrder(edits)) {
    result += text.slice(at, Math.max(at, range.start)) + added;
    at = Math.max(at, range.end);
  }
  return result + text.slice(at);
}

/** Edits in the order of the text; an insertion comes before a replacement that starts at the same place. */
export function inOrder(edits: readonly Edit[]): Edit[] {
  return [...edits].sort(
    (one, other) => one.range.start - other.range.start || one.range.end - other.range.end,
  );
}
