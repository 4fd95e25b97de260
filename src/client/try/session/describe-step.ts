import {
  describeClipboard,
  describeSelections,
  describeStates,
} from '#engine/examples/describe-states.ts';
import { looksSame } from '#shared/text/position.ts';
import { describeAction, type ActionStage } from './done-sentences.ts';
import type { SessionStep } from './session.ts';
import { translator } from '#client/i18n/translator.ts';

/** Actions whose effect is the new selection. */
const selecting = new Set(['setSelection', 'deselect']);

/**
 * Describes in sentences what a command did, based on the engine's edits rather than on a
 * comparison of the texts.
 */
export function describeStep(step: SessionStep): string {
  const { before, after, effects } = step;
  const clipboard =
    after.clipboard !== undefined && after.clipboard !== before.clipboard
      ? [describeClipboard(after.clipboard, translator)]
      : [];
  // Effects that only an editor can show leave the text unchanged, which need not be mentioned.
  const changes = effects.length > 0 && looksSame(before, after) ? [] : describeChanges(step);
  return [...changes, ...clipboard, ...effects].join(' ');
}

function describeChanges({ before, after, trace }: SessionStep): readonly string[] {
  const actions = trace.filter((stage): stage is ActionStage => stage.kind === 'action');
  const done = actions.map((stage) =>
    selecting.has(stage.action) ? describeSelections(after, translator) : describeAction(stage),
  );
  if (done.length > 0 && done.every((sentence) => sentence !== undefined)) return done;
  return describeStates({ before, after }, translator);
}
