import type { ActionDetails, Modifier } from '../../model/command.ts';
import type { Edit } from '../../model/edit.ts';
import type { SnippetLibrary } from '../../snippets/snippet-library.ts';
import type { Target } from '../../model/target.ts';
import type { Document } from '../../text/document.ts';
import type { Range } from '#shared/text/range.ts';

/** A pure function from targets to changes. */
export interface Action {
  /** Modifiers to apply after the spoken ones. */
  readonly stages?: (details: ActionDetails, library: SnippetLibrary) => ActionModifiers;
  /**
   * Takes one list of targets for each spoken target. Throws an `EngineError` if the command makes
   * no sense.
   */
  readonly run: (context: ActionContext, targets: readonly (readonly Target[])[]) => Outcome;
}

/** Modifiers that an action adds to the spoken ones: before the position, and last. */
export interface ActionModifiers {
  readonly beforePosition?: readonly Modifier[];
  readonly last?: readonly Modifier[];
}

/** The editor as an action sees it. */
export interface ActionContext {
  readonly document: Document;
  readonly selections: readonly LiveSelection[];
  readonly details: ActionDetails;
  readonly snippets: SnippetLibrary;
  readonly clipboard?: string;
  readonly seed: number;
}

/** A selection, as offsets. */
export interface LiveSelection {
  readonly range: Range;
  readonly isReversed: boolean;
}

/** What an action changes. */
export interface Outcome {
  /** Lists of edits; each list applies to the text that the previous one left. */
  readonly steps?: readonly (readonly Edit[])[];
  /** Selections in the new text. Default: the old ones, moved by the edits. */
  readonly selections?: readonly LiveSelection[];
  /** What "that" refers to in the new text. */
  readonly that?: readonly Target[];
  /** What "source" refers to in the new text. */
  readonly source?: readonly Target[];
  readonly clipboard?: string;
  readonly seed?: number;
  /** Effects that only an editor can show, one sentence each. */
  readonly effects?: readonly string[];
}
