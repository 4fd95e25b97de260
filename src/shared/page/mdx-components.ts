/** Components that MDX pages may use without importing them. */
export const mdxComponentNames = [
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'TabItem',
  'Tabs',
] as const;

/** Name of a component that MDX pages may use without importing it. */
export type MdxComponentName = (typeof mdxComponentNames)[number];

/** Modules that authors of Docusaurus sites import, by name, and their replacements in `src/client/mdx/docusaurus`. */
export const docusaurusModules: Readonly<Record<string, string>> = {
  '@theme/Tabs': 'tabs.ts',
  '@theme/TabItem': 'tab-item.ts',
  '@theme/CodeBlock': 'code-block.ts',
  '@theme/Admonition': 'admonition.ts',
  '@theme/Details': 'details.ts',
  '@docusaurus/Link': 'link.tsx',
  '@docusaurus/useBaseUrl': 'use-base-url.ts',
};
