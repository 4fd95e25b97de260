import type { ActionDetails, Modifier } from '../model/command.ts';
import type { Edit } from '../model/edit.ts';
import type { SnippetLibrary } from '../snippets/snippet-library.ts';
import type { Target } from '../model/target.ts';
import type { Document } from '../text/document.ts';
import type { Range } from '#shared/text/range.ts';

/** What an action does with targets. A pure function. */
export interface Action {
  /** Modifiers that follow the spoken ones. */
  readonly stages?: (details: ActionDetails, library: SnippetLibrary) => ActionStages;
  /** `targets` has one list for each target that was said. Throws an `EngineError` where the command makes no sense. */
  readonly run: (context: ActionContext, targets: readonly (readonly Target[])[]) => Outcome;
}

/** Modifiers that an action adds to what was said: before the position, and at the very end. */
export interface ActionStages {
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

/** A selection by offsets. */
export interface LiveSelection {
  readonly range: Range;
  readonly isReversed: boolean;
}

/** What an action changes. */
export interface Outcome {
  /** Edits, one list after the other; each list is about the text that the one before left. */
  readonly steps?: readonly (readonly Edit[])[];
  /** Selections in the new text; without them the old ones move along. */
  readonly selections?: readonly LiveSelection[];
  /** What "that" stands for in the new text. */
  readonly that?: readonly Target[];
  /** What "source" stands for in the new text. */
  readonly source?: readonly Target[];
  readonly clipboard?: string;
  readonly seed?: number;
  /** What only an editor can do, a sentence for each. */
  readonly effects?: readonly string[];
}
