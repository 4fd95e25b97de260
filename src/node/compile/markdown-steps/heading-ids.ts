import type {} from 'mdast-util-to-hast';
import { takeHeadingId } from '#node/site/content/take-heading-id.ts';
import type { MarkdownStep } from '../context/step.ts';
import { chosenIdAttribute } from '../html/allowed-markup.ts';

/** Moves heading ids written by authors from the end of the heading text to the elements. */
export const headingIdsStep: MarkdownStep = () => ({
  enter: {
    heading(node) {
      const id = takeHeadingId(node);
      if (id !== undefined)
        node.data = {
          ...node.data,
          hProperties: { ...node.data?.hProperties, [chosenIdAttribute]: id },
        };
    },
  },
});
