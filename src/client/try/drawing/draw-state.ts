import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { diffText } from '#engine/examples/diff-text.ts';
import type { LineLayers } from '#engine/examples/build-lines.ts';
import type { LineToken } from '#engine/examples/example-line.ts';
import { splitSide, type SideInput } from '#engine/examples/example-side.ts';
import { isEmpty } from '#shared/text/range.ts';
import { looksSame } from '#shared/text/position.ts';
import { colorCode } from './color-code.ts';
import { documentOf, toSelection } from '#engine/text/document.ts';
import type { TraceFrame } from '#client/try/drawing/trace-frames.ts';
import type { CaseState } from '#engine/examples/recorded-case.ts';
import type { SessionStep } from '#client/try/session/session.ts';

/** The lines of a text, each with its layers. */
export type DrawnLines = readonly LineLayers[];

/**
 * Applies hats, selections and cursors to the text, and marks what the last command inserted or, if
 * it changed nothing else, the "that" mark. `tokens` are the text's syntax colors.
 */
export function drawState(
  state: EngineState,
  step: SessionStep | undefined,
  tokens?: LineToken[][],
): DrawnLines {
  const changes = step && diffText(step.before.text, step.after.text).added;
  const hasOnlyMarked = step && looksSame(step.before, step.after);
  const shown = hasOnlyMarked ? { thatMark: rememberedRanges(state, 'thatMark') } : {};
  return draw(state, { changes, tokens, shown });
}

/**
 * Draws the lines that a command changed or removed, as they were before. If there are none, draws
 * the lines from the first to the last mark that it named, if any.
 */
export function drawBefore({ before, after, trace }: SessionStep): DrawnLines {
  const { removed } = diffText(before.text, after.text);
  const marked = trace.flatMap((stage) =>
    stage.kind === 'mark' && stage.state.text === before.text
      ? stage.targets.map(({ content }) => content)
      : [],
  );
  const lines = draw(before, { changes: removed, changeRole: 'removed', marked });
  const { start, end } = changedLines(before.text, after.text);
  if (end > start) return lines.slice(start, end);
  const named = lines.map(({ spans }) => spans.some(({ role }) => role === 'marked'));
  const first = named.indexOf(true);
  return first < 0 ? [] : lines.slice(first, named.lastIndexOf(true) + 1);
}

/**
 * Returns the zero-based number of the first line that a command changed; if the text is unchanged,
 * the line of the first cursor.
 */
export function lineOfChange({ before, after }: SessionStep): number {
  return before.text === after.text
    ? (after.selections[0]?.active.line ?? 0)
    : changedLines(before.text, after.text).start;
}

/**
 * Returns the range of lines (end exclusive) in which a text differs from another: all lines except
 * those that both texts share at the start and the end.
 */
function changedLines(before: string, after: string) {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < shorter && old[start] === fresh[start]) start += 1;
  let same = 0;
  while (same < shorter - start && old.at(-1 - same) === fresh.at(-1 - same)) same += 1;
  return { start, end: old.length - same };
}

/** Draws a frame of a trace with its outlines; empty ranges that were found become cursors. */
export function drawFrame({ state, ranges, look }: TraceFrame): DrawnLines {
  if (look !== 'found') return draw(state, { changes: ranges, changeRole: look });
  const document = documentOf(state);
  const selections = ranges.filter(isEmpty).map((range) => toSelection(document, range));
  return draw(state, { marked: ranges, shown: selections.length > 0 ? { selections } : {} });
}

/**
 * Draws the lines in which a result and the goal differ, highlighting in `got` what the goal lacks,
 * and in `wanted` what the result lacks.
 */
export function drawMiss({ after }: SessionStep, goal: EngineState) {
  const { removed, added } = diffText(after.text, goal.text);
  const got = draw(after, { changes: removed, changeRole: 'removed' });
  const wanted = draw({ ...goal, hats: [] }, { changes: added });
  return {
    got: sliceChanged(got, after.text, goal.text),
    wanted: sliceChanged(wanted, goal.text, after.text),
  };
}

/** Returns the lines that differ from the other text, or all lines if none do. */
function sliceChanged(lines: DrawnLines, text: string, other: string) {
  const { start, end } = changedLines(text, other);
  return end > start ? lines.slice(start, end) : lines;
}

interface Layers extends Partial<Pick<SideInput, 'changes' | 'changeRole' | 'marked' | 'tokens'>> {
  /** Values to draw instead of the state's own. */
  readonly shown?: Partial<CaseState>;
}

function draw({ text, languageId, selections, hats }: EngineState, layers: Layers): DrawnLines {
  const { changes = [], changeRole = 'added', marked = [], shown } = layers;
  return splitSide({
    state: { text, selections, marks: hats, thatMark: [], sourceMark: [], ...shown },
    changes,
    changeRole,
    decorations: [],
    marked,
    tokens: layers.tokens ?? colorCode(text, languageId),
  });
}
