import type { EngineState } from '#engine/model/engine-state.ts';
import type { WantedState } from '#engine/synthesis/goal.ts';
import type { Language } from '#shared/voice/language.ts';

/** What the worker is asked: phrases that turn a state into a wanted one. */
export interface PhraseQuestion {
  readonly state: EngineState;
  readonly wanted: WantedState;
  readonly language: Language;
}
