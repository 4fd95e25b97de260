import type { Code, RootContent } from 'mdast';
import { lookUp } from '#shared/text/look-up.ts';
import type { MarkdownStep } from '../context/step.ts';
import { tabsElement, withoutOption, type CodeTab } from './tabs-element.ts';

const option = /(?:^|\s)tab(?:="([^"]*)"|=(\{[^}]*\}))?(?=\s|$)/;

/** Default tab labels, keyed by code language. */
const labels: Readonly<Record<string, string>> = {
  js: 'JavaScript',
  javascript: 'JavaScript',
  jsx: 'JSX',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  tsx: 'TSX',
};

/**
 * Turns adjacent code blocks with the `tab` option into tabs, as
 * docusaurus-remark-plugin-tab-blocks does: `tab="Label"` sets a tab's label, and `tab={"span":2}`
 * includes the next block.
 */
export const tabBlocksStep: MarkdownStep = () => ({
  enter: {
    code(node, parent) {
      if (!option.test(node.meta ?? '')) return undefined;
      const siblings = parent.children as RootContent[];
      const index = siblings.indexOf(node);
      const rest = siblings.slice(index);
      const tabs: CodeTab[] = [];
      for (let tab = takeTab(rest); tab; tab = takeTab(rest)) tabs.push(tab);
      siblings.splice(index + 1, Infinity, ...rest);
      return [tabsElement('code-examples', tabs, node.position)];
    },
  },
});

/**
 * Removes one tab's blocks from the start of a list and returns the tab; undefined if the list does
 * not start with a tab.
 */
function takeTab(nodes: RootContent[]): CodeTab | undefined {
  const [first] = nodes;
  if (first?.type !== 'code') return undefined;
  const [found, label, fields = '{}'] = option.exec(first.meta ?? '') ?? [];
  if (found === undefined) return undefined;
  const given = readFields(fields);
  const lang = first.lang ?? '';
  const length = nodes.slice(0, given.span ?? 1).findIndex(({ type }) => type !== 'code');
  const blocks = nodes.splice(0, length === -1 ? (given.span ?? 1) : length) as Code[];
  return {
    value: lang,
    label: label ?? given.label ?? lookUp(labels, lang) ?? lang,
    blocks: blocks.map((block) => withoutOption(block, option)),
  };
}

function readFields(text: string) {
  try {
    const { label, span } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return {
      label: typeof label === 'string' ? label : undefined,
      span: Number.isInteger(span) && Number(span) > 0 ? Number(span) : undefined,
    };
  } catch {
    return {};
  }
}
