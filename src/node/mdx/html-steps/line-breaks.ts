import type { HtmlStep } from '../context/step.ts';

/** Elements whose direct text is never shown. */
const listsAndTables = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** Removes line breaks between rows, cells and list items, of which a long page has thousands. */
export const lineBreaksStep: HtmlStep = () => ({
  enter: {
    text: ({ value }, parent) =>
      value === '\n' && parent.type === 'element' && listsAndTables.has(parent.tagName)
        ? []
        : undefined,
  },
});
