import type { Action } from './support/action.ts';
import { replaceTexts } from './support/replace-texts.ts';

/** Replaces the targets with given texts, or with numbers that count up. */
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
