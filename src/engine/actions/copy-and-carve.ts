import { textOf, type Document } from '../text/document.ts';
import type { Target } from '../model/target.ts';
import { inTextOrder } from '../targets/in-text-order.ts';
import { lineBreakOf } from '../text/line-break.ts';
import type { Action } from './support/action.ts';
import { removeTargets } from './remove.ts';

/** "copy": copies the targets to the clipboard, one line each. */
export const copyToClipboard: Action = {
  run: ({ document }, [targets = []]) => ({
    clipboard: textOfAll(document, targets),
    that: targets,
  }),
};

/** "carve": copies the targets and removes them. */
export const cutToClipboard: Action = {
  run: ({ document }, [targets = []]) => ({
    ...removeTargets(document, targets),
    clipboard: textOfAll(document, targets),
  }),
};

function textOfAll(document: Document, targets: readonly Target[]): string {
  return inTextOrder(targets)
    .map(({ content }) => textOf(document, content))
    .join(lineBreakOf(document));
}
