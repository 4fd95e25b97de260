import type { HtmlStep } from '../context/step.ts';

/** Elements whose own text is never shown. */
const listsAndTables = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** Leaves out line breaks between rows, cells and points: a long page has thousands. */
export const lineBreaksStep: HtmlStep = () => ({
  enter: {
    text: ({ value }, parent) =>
      value === '\n' && parent.type === 'element' && listsAndTables.has(parent.tagName)
        ? []
        : undefined,
  },
});
