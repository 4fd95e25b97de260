import { h } from 'hastscript';
import type { HtmlStep } from './step.ts';

/** Wraps every table that is not in another one, so that a wide one scrolls inside the page. */
export const rehypeTables: HtmlStep = () => {
  let depth = 0;
  return {
    enter: {
      element({ tagName }) {
        if (tagName === 'table') depth += 1;
      },
    },
    leave: {
      element(node) {
        if (node.tagName !== 'table') return undefined;
        depth -= 1;
        return depth === 0 ? [h('div', { className: ['table-scroll'] }, [node])] : undefined;
      },
    },
  };
};
