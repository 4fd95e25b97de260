import type { EngineState } from '#engine/model/engine-state.ts';
import type { SessionStep } from '#client/try/session/session.ts';
import { hasSelection } from '#engine/state/has-selection.ts';
import { documentOf } from '#engine/text/document.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { quotePart } from './quote-parts.ts';
import { interpolate } from '#shared/i18n/interpolate.ts';
import { describeStep } from './describe-step.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

/** Describes what a command that missed the goal did, and what the goal is. */
export function describeMiss(step: SessionStep, goal: EngineState): string {
  const { before, after } = step;
  const wanted = nameSelections(goal);
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
      { done: describeStep(step), wanted },
    );
  return translate('miss.text', '{done} That is not the goal yet.', {
    done: describeStep(step),
  });
}

/** Describes the selection of a state, or its cursor position. */
function nameSelections(state: EngineState): string {
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
