import {
  describeClipboard,
  describeSelections,
  describeStates,
} from '#engine/examples/describe-states.ts';
import { looksSame } from '#shared/text/position.ts';
import { describeAction } from './done-sentences.ts';
import type { SessionStep } from './session.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { hasSelection } from '#engine/state/has-selection.ts';
import { documentOf } from '#engine/text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { quotePart } from './quote-parts.ts';
import { interpolate } from '#shared/i18n/interpolate.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

/** Actions whose effect is the new selection. */
const selecting = ['setSelection', 'deselect'];

/**
 * Describes in sentences what a command did. Uses the engine's trace if there is a sentence for
 * every action, and otherwise compares the states before and after.
 */
export function describeStep(step: SessionStep): string {
  const { before, after, effects } = step;
  const clipboard =
    after.clipboard !== undefined && after.clipboard !== before.clipboard
      ? [describeClipboard(after.clipboard, translator)]
      : [];
  // If a command has effects that only an editor can show, the unchanged text need not be
  // mentioned.
  const changes = effects.length > 0 && looksSame(before, after) ? [] : describeChanges(step);
  return [...changes, ...clipboard, ...effects].join(' ');
}

function describeChanges({ before, after, trace }: SessionStep) {
  const actions = trace.filter((stage) => stage.kind === 'action');
  const done = actions.map((stage) =>
    selecting.includes(stage.action)
      ? describeSelections(after, translator)
      : describeAction(stage),
  );
  if (done.length > 0 && done.every((sentence) => sentence !== undefined)) return done;
  return describeStates({ before, after }, translator);
}

/** Describes what a command that missed the goal did, and what the goal is. */
export function describeMiss(step: SessionStep, goal: EngineState): string {
  const { before, after } = step;
  const [done, wanted] = [describeStep(step), nameSelections(goal)];
  if (after.text === goal.text && hasSelection(after))
    return translate('miss.selected', 'You selected {selected}; the goal is {wanted}.', {
      selected: nameSelections(after),
      wanted,
    });
  if (after.text === goal.text && goal.text === before.text)
    return interpolate(
      hasSelection(goal)
        ? translate('miss.toSelect', '{done} The goal is to select {wanted}.')
        : translate('miss.selection', '{done} The goal is {wanted}.'),
      { done, wanted },
    );
  return translate('miss.text', '{done} That is not the goal yet.', { done });
}

/**
 * Quotes the selected texts or, if nothing is selected, returns the position of the first cursor.
 */
function nameSelections(state: EngineState) {
  const document = documentOf(state);
  const ranges = state.selections.map((selection) => selectionRange(document, selection));
  const texts = ranges.filter(({ start, end }) => start < end);
  if (texts.length > 0) return translator.list(texts.map((range) => quotePart(state.text, range)));
  const { line = 0, character = 0 } = state.selections[0]?.active ?? {};
  return translate('miss.cursor', 'a cursor on line {line}, column {column}', {
    line: line + 1,
    column: character + 1,
  });
}
