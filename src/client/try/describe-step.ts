import { describeClipboard, describeStates } from '#shared/examples/describe-states.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { toCaseState } from './draw-state.ts';
import type { SessionStep } from './session.ts';

/** Describes in sentences what a command has done. */
export function describeStep(
  { before, after, effects }: SessionStep,
  translator: Translator,
): string {
  const clipboard =
    after.clipboard !== undefined && after.clipboard !== before.clipboard
      ? [describeClipboard(after.clipboard, translator)]
      : [];
  const changes = describeStates(
    { before: toCaseState(before), after: toCaseState(after) },
    translator,
  );
  const isUnchanged =
    before.text === after.text &&
    JSON.stringify(before.selections) === JSON.stringify(after.selections);
  // What only an editor can do leaves the text as it is; that need not be said.
  return [...(isUnchanged && effects.length > 0 ? [] : changes), ...clipboard, ...effects].join(
    ' ',
  );
}
