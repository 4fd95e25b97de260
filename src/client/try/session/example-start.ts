import type { CaseState } from '#engine/examples/recorded-case.ts';

/**
 * An example's initial state for the editor, with the engine's positions. Its hats stay where they
 * are; the engine allocates all others.
 */
export interface ExampleStart extends CaseState {
  /** The editor's language identifier, such as "typescript". */
  readonly languageId: string;
}
