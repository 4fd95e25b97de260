/**
 * Components that MDX pages may use without importing them; the build imports the ones that a page
 * uses from this file.
 */
export { Admonition } from './admonition.tsx';
export { CodeBlock } from './code-block.tsx';
export { Details } from './details.tsx';
export { DocCardList } from './doc-card-list.tsx';
export { TabItem, Tabs } from './tabs.tsx';
