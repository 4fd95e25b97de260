import { EngineError } from '../model/engine-error.ts';
import { isEmpty, touches, type Range } from '#shared/text/range.ts';
import type { Action } from './support/action.ts';

/** "give": drops the selections that the targets touch. */
export const deselect: Action = {
  run: ({ selections }, [targets = []]) => {
    const left = selections.filter(
      ({ range }) => !targets.some(({ content }) => holds(content, range)),
    );
    if (left.length === 0)
      throw new EngineError('engine.lastSelection', 'At least one selection must remain.', {
        kind: 'SelectionRequiredError',
      });
    return { selections: left, that: targets };
  },
};

function holds(content: Range, selection: Range): boolean {
  if (isEmpty(selection)) return touches(content, selection);
  return content.start < selection.end && selection.start < content.end;
}
