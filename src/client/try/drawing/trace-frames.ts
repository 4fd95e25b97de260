import { inOrder } from '#engine/edits/apply-edits.ts';
import type { Edit } from '#engine/model/edit.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { TraceStage } from '#engine/trace/trace.ts';
import { hasSelection } from '#engine/state/has-selection.ts';
import { describeMark, describeModifier } from '#engine/explain/describe-target.ts';
import type { Modifier } from '#engine/model/command.ts';
import { quoteParts } from '#client/try/session/quote-parts.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { isEmpty, type Range } from '#shared/text/range.ts';
import { translate } from '#client/i18n/translate.ts';

/** One frame of a trace: the text, its outlined ranges, and a sentence. */
export interface TraceFrame {
  readonly state: EngineState;
  readonly ranges: readonly Range[];
  readonly look: 'found' | 'removed' | 'added';
  readonly sentence: string;
}

/**
 * Converts a trace to frames: one for each spoken step, and one for each other step that changed
 * the targets; an action has one only if it removes text. `failure` is the sentence of the last
 * frame if the command failed.
 */
export function traceFrames(trace: readonly TraceStage[], failure?: string): TraceFrame[] {
  const frames = trace.flatMap((stage, index) => framesOf(stage, trace[index - 1]));
  const last = trace.at(-1);
  if (failure === undefined || !last) return frames;
  return [
    ...frames,
    { state: last.state, ranges: rangesOf(last), look: 'found', sentence: failure },
  ];
}

function rangesOf(stage: TraceStage) {
  return 'targets' in stage ? stage.targets.flat().map(({ content }) => content) : [];
}

function framesOf(stage: TraceStage, before: TraceStage | undefined): TraceFrame[] {
  const { state } = stage;
  const frame = (ranges: readonly Range[], look: TraceFrame['look']): TraceFrame[] => [
    { state, ranges, look, sentence: describeStage(stage, ranges) },
  ];
  if (stage.kind === 'result')
    return frame(before?.kind === 'action' ? addedBy(before.steps) : [], 'added');
  if (stage.kind === 'action') {
    // Later steps apply to text that has already changed.
    const [edits = []] = stage.steps;
    const removed = edits.map(({ range }) => range).filter((range) => !isEmpty(range));
    return removed.length > 0 ? frame(removed, 'removed') : [];
  }
  const ranges = rangesOf(stage);
  const isUnsaid = stage.kind === 'modifier' && ['if-untyped', 'its'].includes(stage.modifier.kind);
  const isSame =
    before &&
    before.kind !== 'action' &&
    JSON.stringify(rangesOf(before)) === JSON.stringify(ranges);
  return isUnsaid && isSame ? [] : frame(ranges, 'found');
}

/**
 * Returns the ranges of the text that the last step's edits inserted, as positions in the result.
 */
function addedBy(steps: readonly (readonly Edit[])[]) {
  let shift = 0;
  return inOrder(steps.at(-1) ?? []).flatMap(({ range, text }) => {
    const start = range.start + shift;
    shift += text.length - (range.end - range.start);
    return text === '' ? [] : [{ start, end: start + text.length }];
  });
}

const places = {
  before: translate('trace.before', 'The position before it.'),
  after: translate('trace.after', 'The position after it.'),
  start: translate('trace.start', 'The start of it.'),
  end: translate('trace.end', 'The end of it.'),
};

/**
 * Describes in one sentence what a stage of a command found or did; `ranges` are the ranges
 * outlined in the text.
 */
function describeStage(stage: TraceStage, ranges: readonly Range[]) {
  const count = translate('trace.count', '{count} positions', { count: ranges.length });
  const texts = quoteParts(
    stage.state.text,
    ranges.length > 0 ? ranges : [{ start: 0, end: 0 }],
    count,
  );
  const found = (what: string) =>
    translate('trace.found', '{what}: {texts}.', { what: capitalize(what), texts });
  switch (stage.kind) {
    case 'mark':
      return stage.mark.kind === 'cursor' && ranges.every(isEmpty)
        ? translate('trace.cursor', 'The cursor.')
        : found(
            describeMark(stage.mark, hasSelection(stage.state) ? 'the selection' : 'the cursor'),
          );
    case 'modifier':
      return found(describeModifier(unwrap(stage.modifier), 'it'));
    case 'range':
      return found(translate('trace.range', 'From one to the other'));
    case 'position':
      return places[stage.position];
    case 'action':
      return translate('trace.removed', 'This is removed: {texts}.', { texts });
    case 'result':
      return ranges.length > 0
        ? translate('trace.added', 'The result. This is new: {texts}.', { texts })
        : translate('trace.result', 'The result.');
  }
}

/**
 * Unwraps a modifier that an action adds to an untyped target, so that it is described like a
 * spoken one.
 */
function unwrap(modifier: Modifier): Modifier {
  return modifier.kind === 'if-untyped' ? unwrap(modifier.modifier) : modifier;
}
