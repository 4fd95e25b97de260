import type { EngineState } from '#engine/model/engine-state.ts';
import type { WantedState } from '#engine/synthesis/goal.ts';
import type { Language } from '#shared/voice/language.ts';

/** The worker's question: which phrases turn a state into the wanted one? */
export interface PhraseQuestion {
  readonly state: EngineState;
  readonly wanted: WantedState;
  readonly language: Language;
}
