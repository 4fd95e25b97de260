import type { MarkdownStep } from '../context/step.ts';

const wrappers = new Set(['article', 'center', 'div', 'section']);
const blocks = new Set(['blockquote', 'code', 'heading', 'list', 'paragraph', 'table']);

/**
 * Adds the page's block spacing to elements that authors wrap around Markdown, such as `<div>`.
 * Reference pages style their own wrappers.
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
