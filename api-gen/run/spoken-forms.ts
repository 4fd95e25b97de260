import type { SpokenForm } from '../model/page.ts';

/** Spoken forms that reach a page of the reference, by the page's id. */
export function readSpokenForms(): ReadonlyMap<string, readonly SpokenForm[]> {
  return new Map();
}
