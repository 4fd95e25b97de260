import { EngineError } from '../model/engine-error.ts';
import { changeEdit } from '../edits/change-edit.ts';
import { insertedTargets } from '../targets/untyped-target.ts';
import { textOf } from '../text/document.ts';
import type { Action } from './support/action.ts';

/** "swap": swaps the texts of two targets or two lists of targets. */
export const swapTargets: Action = {
  run: ({ document }, [firsts = [], seconds = []]) => {
    if (firsts.length !== seconds.length)
      throw new EngineError(
        'engine.unevenSwap',
        '{firsts} targets cannot be swapped with {seconds}.',
        { values: { firsts: firsts.length, seconds: seconds.length } },
      );
    const changes = firsts.flatMap((first, index) => {
      const second = seconds[index] ?? first;
      return [
        changeEdit(second, textOf(document, first.content), document),
        changeEdit(first, textOf(document, second.content), document),
      ];
    });
    const edits = changes.map(({ edit }) => edit);
    return {
      steps: [edits],
      that: insertedTargets(changes, edits),
      source: [],
    };
  },
};
