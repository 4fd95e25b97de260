import type { EngineState } from '#engine/model/engine-state.ts';
import type { SessionStep } from '#client/try/session/session.ts';
import { documentOf, selectionRange } from '#engine/text/document.ts';
import { quoteText } from '#shared/examples/quote-text.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { describeStep } from './describe-step.ts';

/** Describes what a command that missed the goal did, and what the goal is. */
export function describeMiss(step: SessionStep, goal: EngineState, translator: Translator): string {
  const { translate } = translator;
  const { before, after } = step;
  const wanted = nameSelections(goal, translator);
  if (after.text === goal.text && hasSelection(after))
    return translate(
      { id: 'miss.selected', message: 'You selected {selected}; the goal is {wanted}.' },
      { selected: nameSelections(after, translator), wanted },
    );
  if (after.text === goal.text && goal.text === before.text)
    return translate(
      hasSelection(goal)
        ? { id: 'miss.toSelect', message: '{done} The goal is to select {wanted}.' }
        : { id: 'miss.selection', message: '{done} The goal is {wanted}.' },
      { done: describeStep(step, translator), wanted },
    );
  return translate(
    { id: 'miss.text', message: '{done} That is not the goal yet.' },
    { done: describeStep(step, translator) },
  );
}

function hasSelection({ selections }: EngineState): boolean {
  return selections.some(
    ({ anchor, active }) => anchor.line !== active.line || anchor.character !== active.character,
  );
}

/** Describes the selection of a state, or its cursor position. */
function nameSelections(state: EngineState, translator: Translator): string {
  const document = documentOf(state);
  const ranges = state.selections.map((selection) => selectionRange(document, selection));
  const texts = ranges.filter(({ start, end }) => start < end);
  if (texts.length > 0)
    return translator.list(
      texts.map(({ start, end }) => quoteText(state.text.slice(start, end), translator)),
    );
  const { line = 0, character = 0 } = state.selections[0]?.active ?? {};
  return translator.translate(
    { id: 'miss.cursor', message: 'a cursor on line {line}, column {column}' },
    { line: line + 1, column: character + 1 },
  );
}
