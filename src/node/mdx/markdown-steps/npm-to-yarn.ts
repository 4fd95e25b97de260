import type { Code, Nodes } from 'mdast';
import type {} from 'remark-mdx';
import convert from 'npm-to-yarn';
import type { MarkdownStep } from '../context/step.ts';

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;

/** Package managers, by the names of their tabs. */
const programs = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const;

const option = /(?:^|\s)npm2yarn(?=\s|$)/;

/**
 * Turns a block of npm commands with the option `npm2yarn` into tabs, one for each package manager.
 */
export const npmToYarnStep: MarkdownStep = () => ({
  enter: {
    code: (node) => (option.test(node.meta ?? '') ? [toTabs(node)] : undefined),
  },
});

function toTabs(node: Code): JsxElement {
  const { position, value } = node;
  const meta = node.meta?.replace(option, '').trim() ?? '';
  const items = Object.entries(programs).map(([name, label]) => {
    const text = name === 'npm' ? value : convert(value, name as 'yarn' | 'pnpm' | 'bun');
    const code: Code = { ...node, meta: meta === '' ? null : meta, value: text };
    return element('TabItem', { value: name, label }, [code], position);
  });
  return element('Tabs', { groupId: 'npm2yarn' }, items, position);
}

function element(
  name: string,
  fields: Readonly<Record<string, string>>,
  children: JsxElement['children'],
  position: Code['position'],
): JsxElement {
  const attributes = Object.entries(fields).map(([key, value]) => ({
    type: 'mdxJsxAttribute' as const,
    name: key,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes, children, position };
}
