import type { Mark, Modifier } from '../model/command.ts';
import type { Edit } from '../model/edit.ts';
import type { EngineState } from '../model/engine-state.ts';
import type { PositionName, Target } from '../model/target.ts';

/**
 * A step of the engine's work. In each command, all targets are resolved before the action runs;
 * the result of the whole phrase comes last.
 */
type TraceEvent =
  | { readonly kind: 'mark'; readonly mark: Mark; readonly targets: readonly Target[] }
  | { readonly kind: 'modifier'; readonly modifier: Modifier; readonly targets: readonly Target[] }
  | { readonly kind: 'range'; readonly targets: readonly Target[] }
  | {
      readonly kind: 'position';
      readonly position: PositionName;
      readonly targets: readonly Target[];
    }
  | {
      readonly kind: 'action';
      readonly action: string;
      /** One list for each spoken target. */
      readonly targets: readonly (readonly Target[])[];
      /**
       * Successive lists of edits; each list applies to the text that the previous one produced.
       */
      readonly steps: readonly (readonly Edit[])[];
    }
  | { readonly kind: 'result' };

/** An event and the state that its ranges refer to; for a result, the new state. */
export type TraceStage = TraceEvent & { readonly state: EngineState };

/** Receives every event while a command runs. */
export type TraceListener = (event: TraceEvent) => void;
