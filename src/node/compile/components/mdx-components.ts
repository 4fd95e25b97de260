/** Components that MDX pages may use without importing them. */
export const mdxComponentNames: ReadonlySet<string> = new Set([
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'TabItem',
  'Tabs',
]);

/**
 * Modules that authors of Docusaurus sites import, each with its replacement in
 * `src/client/mdx/docusaurus`.
 */
export const docusaurusModules: Readonly<Record<string, string>> = {
  '@theme/Admonition': 'theme/admonition.ts',
  '@theme/CodeBlock': 'theme/code-block.ts',
  '@theme/Details': 'theme/details.ts',
  '@theme/DocCard': 'theme/doc-card.tsx',
  '@theme/DocCardList': 'theme/doc-card-list.ts',
  '@theme/Heading': 'theme/heading.tsx',
  '@theme/IdealImage': 'theme/ideal-image.tsx',
  '@theme/MDXComponents': 'theme/mdx-components.ts',
  '@theme/TabItem': 'theme/tab-item.ts',
  '@theme/Tabs': 'theme/tabs.ts',
  '@theme/TOCInline': 'theme/toc-inline.tsx',
  '@docusaurus/BrowserOnly': 'core/browser-only.tsx',
  '@docusaurus/Head': 'core/head.tsx',
  '@docusaurus/Link': 'core/link.tsx',
  '@docusaurus/router': 'core/router.ts',
  '@docusaurus/theme-common': 'core/theme-common.ts',
  '@docusaurus/Translate': 'core/translate.ts',
  '@docusaurus/useBaseUrl': 'core/use-base-url.ts',
  '@docusaurus/useDocusaurusContext': 'core/use-docusaurus-context.ts',
  '@docusaurus/useGlobalData': 'core/use-global-data.ts',
  '@docusaurus/useIsBrowser': 'core/use-is-browser.ts',
};
