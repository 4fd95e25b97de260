import type { ActionDetails, Modifier } from '../model/command.ts';
import type { Edit } from '../model/edit.ts';
import type { SnippetLibrary } from '../snippets/snippet-library.ts';
import type { Selected, Target } from '../model/target.ts';
import type { Document } from '../text/document.ts';

/** An action that turns targets into changes, without side effects. */
export interface Action {
  /** Returns the modifiers to apply after the spoken ones. */
  readonly stages?: (details: ActionDetails, library: SnippetLibrary) => ActionModifiers;
  /** Returns the action's changes. Throws an `EngineError` if the command makes no sense. */
  readonly run: (context: ActionContext) => Outcome;
}

/**
 * Modifiers that an action applies after the spoken ones: `beforePosition` before a spoken position
 * such as "before" or "after" is applied, `last` after it.
 */
export interface ActionModifiers {
  readonly beforePosition?: readonly Modifier[];
  readonly last?: readonly Modifier[];
}

/** Expands a bare mark to its line. */
export const lineIfUntyped: Action['stages'] = () => ({
  last: [
    {
      kind: 'if-untyped',
      modifier: { kind: 'containing', scope: { kind: 'simple', name: 'line' } },
    },
  ],
});

interface ActionContext {
  readonly document: Document;
  /** The targets; for actions with a source and a destination, those spoken first. */
  readonly targets: readonly Target[];
  /** For actions with a source and a destination, the targets spoken second. */
  readonly destinations: readonly Target[];
  readonly selections: readonly Selected[];
  readonly details: ActionDetails;
  readonly snippets: SnippetLibrary;
  readonly clipboard?: string;
  readonly seed: number;
}

/** What an action changes. */
export interface Outcome {
  /** Successive lists of edits; each list applies to the text that the previous one produced. */
  readonly steps?: readonly (readonly Edit[])[];
  /** Selections in the new text. Default: the old selections, moved by the edits. */
  readonly selections?: readonly Selected[];
  /** What "that" refers to in the new text. */
  readonly that?: readonly Target[];
  /** What "source" refers to in the new text. */
  readonly source?: readonly Target[];
  readonly clipboard?: string;
  readonly seed?: number;
  /** Effects that only an editor can show, one sentence each. */
  readonly effects?: readonly string[];
}
