import type { MarkdownStep } from '../context/step.ts';

const wrappers = new Set(['article', 'center', 'div', 'section']);
const blocks = new Set(['blockquote', 'code', 'heading', 'list', 'paragraph', 'table']);

/**
 * Gives the blocks inside an author's wrapper, such as `<div>`, the spacing of a page's blocks. The
 * wrappers of the reference have their own.
 */
export const wrappersStep: MarkdownStep = ({ page }) => {
  if (page.origin === 'api') return {};
  return {
    enter: {
      mdxJsxFlowElement({ name, attributes, children }) {
        if (!wrappers.has(name ?? '') || !children.some(({ type }) => blocks.has(type))) return;
        const given = attributes.find(
          (attribute) =>
            attribute.type === 'mdxJsxAttribute' && /^class(?:Name)?$/.test(attribute.name),
        );
        if (!given) attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: 'prose' });
        else if (typeof given.value === 'string') given.value += ' prose';
      },
    },
  };
};
