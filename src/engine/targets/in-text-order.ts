import type { Range } from '#shared/text/range.ts';

/** Sorts targets or scopes by the start of their content. */
export function inTextOrder<T extends { readonly content: Range }>(list: readonly T[]): T[] {
  return [...list].sort((one, other) => one.content.start - other.content.start);
}
