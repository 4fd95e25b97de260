import type { RunResult } from '#engine/run.ts';
import type { TraceStage } from '#engine/trace/trace.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { refreshHats } from '#engine/hats/allocate-hats.ts';
import { moveText, setText } from '#engine/state/set-text.ts';
import { looksSame, type Selection } from '#shared/text/position.ts';

/** A successful command. */
export interface SessionStep {
  readonly phrase: string;
  readonly before: EngineState;
  readonly after: EngineState;
  /** Effects that only an editor can show, as sentences. */
  readonly effects: readonly string[];
  readonly trace: readonly TraceStage[];
}

/** The state of an editor: plain immutable data. */
export interface Session {
  readonly start: EngineState;
  readonly state: EngineState;
  /** States that undo returns to, oldest first. */
  readonly past: readonly EngineState[];
  /** Undone states, the next one to redo first; absent after a command or an edit. */
  readonly future?: readonly EngineState[];
  /** The last command; absent once anything else has changed the text. */
  readonly step?: SessionStep;
  /** The last command of a task, if it missed the goal; kept until the next command or edit. */
  readonly miss?: SessionStep;
  /** The state before the latest manual changes; consecutive edits are undone together. */
  readonly handStart?: EngineState;
  /** Whether the reader moved the cursor or selected text by hand before editing. */
  readonly isPointed?: boolean;
  /**
   * The last state whose hats were allocated; present after manual changes, until hats are
   * allocated again.
   */
  readonly settled?: EngineState;
}

/** Creates a session in which nothing has happened yet. */
export function openSession(start: EngineState): Session {
  return { start, state: start, past: [] };
}

/** Returns the session after a successful phrase. */
export function addStep(
  { start, state: before, past }: Session,
  { phrase, state: after, effects, trace = [] }: Done,
): Session {
  const step = { phrase, before, after, effects, trace };
  return { start, state: after, past: [...past, before], step };
}

type Done = { readonly phrase: string } & Omit<Extract<RunResult, { ok: true }>, 'ok'>;

/**
 * Returns the session after a phrase that missed the goal: back at the start, with the command as
 * `miss`.
 */
export function addMiss(session: Session, done: Done): Session {
  const { start, step: miss } = addStep(session, done);
  return { ...openSession(start), miss };
}

/** Returns the session after the reader has edited the text. */
export function typeText(
  session: Session,
  text: string,
  selections: readonly Selection[],
): Session {
  const { start, state, past, handStart, isPointed = false, settled = state } = session;
  const isTyping = handStart !== undefined && handStart === past.at(-1);
  // Text pasted into an empty editor becomes the starting point of the reader's edits.
  const isPasted = state.text.trim() === '' && text.length > state.text.length + 1;
  return {
    start,
    state: moveText(state, text, selections),
    past: isTyping ? past : [...past, state],
    handStart: isPasted ? undefined : isTyping ? handStart : state,
    isPointed,
    settled,
  };
}

/** Sets the language of the text. The text becomes the new starting point of the reader's edits. */
export function setLanguage(
  { handStart: _, isPointed: __, ...session }: Session,
  languageId: string,
): Session {
  const { text } = session.state;
  return { ...session, state: setText({ ...session.state, languageId }, text) };
}

/** Returns the session after the reader has moved the cursor or selected text by hand. */
export function placeCursor(session: Session, selections: readonly Selection[]): Session {
  const { state, past, handStart = state, isPointed = false, settled = state } = session;
  const moved = { ...state, selections };
  if (looksSame(moved, state)) return session;
  const isTyping = handStart === past.at(-1);
  return { ...session, state: moved, handStart, isPointed: isTyping ? isPointed : true, settled };
}

/**
 * Returns the session before the latest manual changes; undefined if nothing differs. If only the
 * selections differ, the current hats are kept, because a phrase names what is visible. A selection
 * made by hand in order to edit it is not a target that a phrase could refer to, so only its cursor
 * is kept.
 */
export function beforeManualEdits(session: Session): Session | undefined {
  const { handStart, isPointed, ...now } = session;
  if (!handStart) return undefined;
  if (handStart.text !== now.state.text) {
    const before = undo(session);
    const cursors = before.state.selections.map(({ active }) => ({ anchor: active, active }));
    return isPointed ? { ...before, state: { ...before.state, selections: cursors } } : before;
  }
  const { selections } = handStart;
  return looksSame(handStart, now.state)
    ? undefined
    : { ...now, state: { ...now.state, selections } };
}

/** Allocates hats after manual edits. */
export function settle({ settled, ...session }: Session): Session {
  return settled ? { ...session, state: refreshHats(session.state) } : session;
}

/** Undoes the last command, or consecutive manual edits. */
export function undo(session: Session): Session {
  const { start, state, past, future = [] } = session;
  const last = past.at(-1);
  return last
    ? { start, state: last, past: past.slice(0, -1), future: [state, ...future] }
    : session;
}

/** Redoes the last undone change. */
export function redo(session: Session): Session {
  const { start, state, past, future: [next, ...future] = [] } = session;
  return next ? { start, state: next, past: [...past, state], future } : session;
}

/** Returns to the start; this can itself be undone. */
export function startOver({ start, state, past }: Session): Session {
  return { start, state: start, past: state === start ? past : [...past, state] };
}
