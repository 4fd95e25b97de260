import type { MdxComponentName } from '#shared/mdx-components.ts';
import { Admonition } from './admonition.tsx';
import { CodeBlock } from './code-block.tsx';
import { Details } from './details.tsx';
import { DocCardList } from './doc-card-list.tsx';
import { TabItem, Tabs } from './tabs.tsx';

/** Components that MDX pages may use without importing them. */
export const mdxComponents = {
  Admonition,
  CodeBlock,
  Details,
  DocCardList,
  TabItem,
  Tabs,
} satisfies Record<MdxComponentName, unknown>;

/** What compiled MDX pages ask for their components. */
export function useMDXComponents(): typeof mdxComponents {
  return mdxComponents;
}
