import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { classesOf } from '../html/classes-of.ts';
import { translatorOf } from '../context/compile-context.ts';
import type { HtmlStep } from '../context/step.ts';
import { wordsOf } from './words-of.ts';
import { createRegionNames, scrollableRegion } from './regions.ts';

/** Tables with fewer columns fit on a phone without cards. */
const minCardColumns = 3;

/**
 * Names every table without a name, and wraps each table that is not inside another one, so that
 * wide tables scroll inside the page. On phones, each row of a wide table on a hand-written page
 * becomes a card, whose cells need labels. Display formulas, which may be just as wide, also get
 * names.
 */
export const tablesStep: HtmlStep = (context) => {
  const { translate } = translatorOf(context);
  const isWritten = context.page.record.origin === 'content';
  let depth = 0;
  const names = createRegionNames(context.page.record.title);
  return {
    enter: {
      element({ tagName }) {
        if (tagName === 'table') depth += 1;
      },
    },
    leave: {
      element(node) {
        names.see(node);
        // A display formula: at this point, tables do not have this wrapper yet.
        if (classesOf(node).includes('table-scroll')) {
          const name = names.next((heading) =>
            translate('region.formula', '{heading} formula', { heading }),
          );
          Object.assign(node.properties, scrollableRegion(name));
        }
        if (node.tagName !== 'table') return undefined;
        depth -= 1;
        const name = names.next((heading) =>
          translate('region.table', '{heading} table', { heading }),
        );
        if (!isNamed(node)) node.properties.ariaLabel = name;
        if (depth > 0) return undefined;
        const isCards = isWritten && labelCells(node);
        const className = ['table-scroll', ...(isCards ? ['table-cards'] : [])];
        return [h('div', { className, ...scrollableRegion(name) }, node)];
      },
    },
  };
};

/** Whether a table already has an accessible name. */
function isNamed({ properties, children }: Element) {
  return (
    properties.ariaLabel !== undefined ||
    properties.ariaLabelledBy !== undefined ||
    children.some((child) => child.type === 'element' && child.tagName === 'caption')
  );
}

/**
 * Labels every cell, except the first in each row, with its column heading. Returns false for
 * tables with too few columns, without headings, or with a class.
 */
function labelCells(table: Element): boolean {
  const parts = elementsIn(table);
  const [head] = parts.filter(({ tagName }) => tagName === 'thead').flatMap(elementsIn);
  const labels = head ? elementsIn(head).map((cell) => wordsOf(cell)) : [];
  if (labels.length < minCardColumns || table.properties.className) return false;
  for (const row of parts.filter(({ tagName }) => tagName === 'tbody').flatMap(elementsIn))
    elementsIn(row).forEach(({ properties }, column) => {
      if (column > 0 && labels[column]) properties.dataLabel = labels[column];
    });
  return true;
}

function elementsIn({ children }: { readonly children: readonly ElementContent[] }) {
  return children.filter((child) => child.type === 'element');
}

/** Elements that cannot contain text directly. */
const listsAndTables = new Set(['ul', 'ol', 'table', 'thead', 'tbody', 'tr']);

/** Removes line breaks between rows, cells and list items. A long page has thousands of them. */
export const lineBreaksStep: HtmlStep = () => ({
  enter: {
    text: ({ value }, parent) =>
      value === '\n' && parent.type === 'element' && listsAndTables.has(parent.tagName)
        ? []
        : undefined,
  },
});
