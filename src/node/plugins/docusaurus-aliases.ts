import path from 'node:path';

/** Imports that authors of Docusaurus sites write, and their replacements here. */
export function docusaurusAliases(
  root: string,
  contentDir: string,
): Readonly<Record<string, string>> {
  const module = (file: string): string => path.join(root, 'src/client/mdx/docusaurus', file);
  return {
    '@theme/Tabs': module('tabs.ts'),
    '@theme/TabItem': module('tab-item.ts'),
    '@theme/CodeBlock': module('code-block.ts'),
    '@theme/Admonition': module('admonition.ts'),
    '@theme/Details': module('details.ts'),
    '@docusaurus/Link': module('link.tsx'),
    '@docusaurus/useBaseUrl': module('use-base-url.ts'),
    '@site': path.dirname(contentDir),
  };
}
