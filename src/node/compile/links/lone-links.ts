import type { Element } from 'hast';
import type { HtmlStep } from '../context/step.ts';

/**
 * Marks links that are the only content of their list item or paragraph: they are separate pointer
 * targets rather than part of a sentence.
 */
export const loneLinksStep: HtmlStep = () => ({
  leave: {
    element(node) {
      const link = /^(?:li|p)$/.test(node.tagName) ? onlyLink(node) : undefined;
      if (link) link.properties.className = ['lone-link'];
      return undefined;
    },
  },
});

function onlyLink({ children }: Element): Element | undefined {
  const [only, ...others] = children.filter(
    (child) => child.type !== 'text' || child.value.trim() !== '',
  );
  const isLink = only?.type === 'element' && only.tagName === 'a' && !only.properties.className;
  return isLink && others.length === 0 ? only : undefined;
}
