import type { EngineState } from '#engine/model/engine-state.ts';
import type { Range } from '#shared/text/range.ts';
import type { WantedState } from '#engine/synthesis/goal.ts';
import type { Language } from '#shared/voice/language/language.ts';

/**
 * Request to the worker: find phrases that turn a state into the wanted one, or that name one of
 * its tokens.
 */
export type PhraseRequest = {
  readonly state: EngineState;
  readonly language: Language;
} & ({ readonly wanted: WantedState } | { readonly token: Range });
