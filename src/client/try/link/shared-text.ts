import { createState } from '#engine/state/create-state.ts';
import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { ExampleStart } from '#client/try/session/start-state.ts';
import { settle, type Session } from '#client/try/session/session.ts';

/** Content of a link: text with its selections, and a phrase to try on it. */
export interface SharedText {
  readonly start: ExampleStart;
  readonly phrase: string;
}

/**
 * Returns what a reader probably wants to share: the field's phrase with the current text, or, if
 * the field is empty, the last command with the text before it.
 */
export function shareSession(session: Session, phrase: string): SharedText {
  const { state, step } = settle(session);
  return step && phrase === ''
    ? { start: toStart(step.before), phrase: step.phrase }
    : { start: toStart(state), phrase };
}

/**
 * Converts a state to an editor's initial state. Omits hats that a new editor would allocate in the
 * same way.
 */
export function toStart(state: EngineState): ExampleStart {
  const { text, languageId, selections, clipboard, hats } = state;
  const isUsual =
    JSON.stringify(createState({ text, languageId, selections }).hats) === JSON.stringify(hats);
  return {
    text,
    languageId,
    selections,
    clipboard,
    marks: isUsual ? [] : hats,
    thatMark: rememberedRanges(state, 'thatMark'),
    sourceMark: rememberedRanges(state, 'sourceMark'),
  };
}
