import { explain } from '#engine/explain.ts';
import type { RunOptions, RunResult } from '#engine/run.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { setSelections, setText } from '#engine/state/set-text.ts';
import type { Selection } from '#shared/text/position.ts';

/** A command that was carried out. */
export interface SessionStep {
  readonly phrase: string;
  readonly before: EngineState;
  readonly after: EngineState;
  /** What only an editor can do, in sentences. */
  readonly effects: readonly string[];
}

/** An editor at work: plain immutable data. */
export interface Session {
  readonly start: EngineState;
  readonly state: EngineState;
  /** States to go back to, the last one at the end. */
  readonly past: readonly EngineState[];
  /** The last command, until the text is changed by hand. */
  readonly step?: SessionStep;
  /** Whether the last change was made by hand: a run of them is undone at once. */
  readonly isTyping: boolean;
}

/** An editor in which nothing has happened. */
export function openSession(start: EngineState): Session {
  return { start, state: start, past: [], isTyping: false };
}

/** The session after a phrase that was carried out. */
export function addStep(
  { start, state: before, past }: Session,
  { phrase, state: after, effects }: { readonly phrase: string } & RunSuccess,
): Session {
  const step = { phrase, before, after, effects };
  return { start, state: after, past: [...past, before], step, isTyping: false };
}

type RunSuccess = Pick<Extract<RunResult, { ok: true }>, 'state' | 'effects'>;

/** Takes over the text as the reader has changed it by hand. */
export function typeText(
  session: Session,
  text: string,
  selections: readonly Selection[],
): Session {
  const { start, state, past, isTyping } = session;
  return {
    start,
    state: setText(state, text, selections),
    past: isTyping ? past : [...past, state],
    isTyping: true,
  };
}

/** Puts the cursor elsewhere by hand. */
export function placeCursor(session: Session, selections: readonly Selection[]): Session {
  return JSON.stringify(selections) === JSON.stringify(session.state.selections)
    ? session
    : { ...session, state: setSelections(session.state, selections) };
}

/** Takes back the last command, or a run of changes by hand. */
export function undo({ start, state, past }: Session): Session {
  return { start, state: past.at(-1) ?? state, past: past.slice(0, -1), isTyping: false };
}

/** Back to the beginning; that can be undone, too. */
export function startOver({ start, state, past }: Session): Session {
  return { start, state: start, past: state === start ? past : [...past, state], isTyping: false };
}

/** The commands of a phrase in plain words, or undefined while it is none. */
export function meaningOf(phrase: string, options: RunOptions): readonly string[] | undefined {
  const explained = explain(phrase, options);
  return explained.ok ? explained.commands : undefined;
}
