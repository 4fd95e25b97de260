import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { diffText } from '#shared/examples/diff-text.ts';
import type { LineItem } from '#shared/examples/example-line.ts';
import { buildSide } from '#shared/examples/example-side.ts';
import type { CaseState } from '#shared/examples/recorded-case.ts';
import type { Range } from '#shared/text/range.ts';
import { colorCode } from './color-code.ts';
import type { SessionStep } from './session.ts';

/** The lines of a text, cut where the look changes. */
export type DrawnLines = readonly (readonly LineItem[])[];

/** Lays hats, selections and cursors over the text, and marks what the last command has put in or worked on. */
export function drawState(state: EngineState, step: SessionStep | undefined): DrawnLines {
  const added = step ? diffText(step.before.text, step.after.text).added : [];
  return draw(state, { changes: added, role: 'added', isThatShown: hasOnlyMarked(step) });
}

/** The text before a command, with what it took away. */
export function drawBefore({ before, after }: SessionStep): DrawnLines {
  const { removed } = diffText(before.text, after.text);
  return draw(before, { changes: removed, role: 'removed', isThatShown: false });
}

/** Whether "that" is all that a command has changed. */
function hasOnlyMarked(step: SessionStep | undefined): boolean {
  return (
    step !== undefined &&
    step.before.text === step.after.text &&
    JSON.stringify(step.before.selections) === JSON.stringify(step.after.selections)
  );
}

interface Layers {
  readonly changes: readonly Range[];
  readonly role: 'removed' | 'added';
  readonly isThatShown: boolean;
}

function draw(state: EngineState, { changes, role, isThatShown }: Layers): DrawnLines {
  const drawn = toCaseState(state);
  return buildSide({
    state: isThatShown ? { ...drawn, thatMark: rememberedRanges(state, 'thatMark') } : drawn,
    changes,
    changeRole: role,
    decorations: [],
    marked: [],
    tokens: colorCode(state.text, state.languageId),
  });
}

/** A state as examples have it, without what "that" and "source" stand for. */
export function toCaseState({ text, selections, hats, clipboard }: EngineState): CaseState {
  return {
    text,
    selections,
    marks: hats,
    thatMark: [],
    sourceMark: [],
    ...(clipboard !== undefined && { clipboard }),
  };
}
