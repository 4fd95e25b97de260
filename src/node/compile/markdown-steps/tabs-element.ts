import type { Code, Nodes } from 'mdast';
import type {} from 'remark-mdx';

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' }>;

/** A tab with one or more code blocks. */
export interface CodeTab {
  readonly value: string;
  readonly label: string;
  readonly blocks: readonly Code[];
}

/**
 * Returns an element that shows code blocks in tabs. All tabs with the same group id switch
 * together.
 */
export function tabsElement(
  groupId: string,
  tabs: readonly CodeTab[],
  position: Code['position'],
): JsxElement {
  const items = tabs.map(({ value, label, blocks }) =>
    element('TabItem', { value, label }, [...blocks], position),
  );
  return element('Tabs', { groupId }, items, position);
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

/** Returns a code block without an option that has already been applied. */
export function withoutOption(node: Code, option: RegExp): Code {
  const meta = node.meta?.replace(option, '').trim() ?? '';
  return { ...node, meta: meta === '' ? null : meta };
}
