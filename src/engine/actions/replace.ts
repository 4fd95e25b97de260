import type { Action } from './action.ts';
import { replaceTexts } from './replace-texts.ts';

/** Replaces the targets by given texts, or by numbers that count up. */
export const replace: Action = {
  run: ({ document, details }, [targets = []]) => {
    const { texts = [] } = details;
    const list =
      'countFrom' in texts
        ? targets.map((_target, index) => String(texts.countFrom + index))
        : texts;
    return replaceTexts(document, targets, list);
  },
};
