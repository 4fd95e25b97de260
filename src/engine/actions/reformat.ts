import { formatText } from '../formatters/format-text.ts';
import { textOf } from '../text/document.ts';
import type { Action } from './support/action.ts';
import { replaceTexts } from './support/replace-texts.ts';

/** "format snake at": reformats the words of the targets. */
export const applyFormatter: Action = {
  run: ({ document, details }, [targets = []]) => {
    const { formatters = [] } = details;
    const texts = targets.map(({ content }) => formatText(textOf(document, content), formatters));
    return replaceTexts(document, targets, texts);
  },
};
