import { EngineError } from '../model/engine-error.ts';
import { textOf } from '../text/document.ts';
import type { Action } from './support/action.ts';
import { wrapTargets } from './wrap.ts';

/** "call": wraps the second target in a call to the first. */
export const call: Action = {
  run: ({ document }, [sources = [], destinations = []]) => {
    const [callee, ...more] = sources;
    if (!callee || more.length > 0)
      throw new EngineError('engine.oneCallee', 'Only one function can be called.');
    const { source: _unused, ...outcome } = wrapTargets(destinations, {
      left: `${textOf(document, callee.content)}(`,
      right: ')',
    });
    return outcome;
  },
};
