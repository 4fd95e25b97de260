import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Options as MdxOptions } from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import type { VFile } from 'vfile';
import { createCompileResult } from '../mdx/compile-context.ts';
import { parseFrontmatter } from '../content/parse-frontmatter.ts';
import { rehypeSteps, remarkSteps } from '../mdx/plugins.ts';
import { preprocess } from '../mdx/preprocess.ts';
import type { Site } from '../site/site.ts';

/** Prepares the source of pages with live components for @mdx-js/rollup: frontmatter becomes blank lines, so that lines keep their numbers. */
export function livePagesPlugin(site: Site): Plugin {
  return {
    name: 'docs:live-pages',
    enforce: 'pre',
    load(id) {
      if (!isPage(id, site)) return undefined;
      const { body, bodyLine } = parseFrontmatter(readFileSync(id, 'utf8'), id);
      return '\n'.repeat(bodyLine) + preprocess(body, 'mdx');
    },
  };
}

/** Options of @mdx-js/rollup: the same steps as static pages go through. */
export function mdxOptions(site: Site, root: string): MdxOptions {
  return {
    include: /\.mdx$/,
    exclude: /^\0/,
    mdExtensions: [],
    providerImportSource: path.join(root, 'src/client/mdx/components.ts'),
    remarkPlugins: [[prepare, site], ...(remarkSteps as NonNullable<MdxOptions['remarkPlugins']>)],
    rehypePlugins: rehypeSteps as NonNullable<MdxOptions['rehypePlugins']>,
  };
}

/** Imports that authors of Docusaurus sites write, and what they mean here. */
export function docusaurusAliases(root: string, contentDir: string): Readonly<Record<string, string>> {
  const mdx = (file: string): string => path.join(root, 'src/client/mdx', file);
  return {
    '@theme/Tabs': mdx('tabs.tsx'),
    '@theme/TabItem': mdx('tab-item.tsx'),
    '@theme/CodeBlock': mdx('code-block.tsx'),
    '@theme/Admonition': mdx('admonition.tsx'),
    '@theme/Details': mdx('details.tsx'),
    '@docusaurus/Link': mdx('link.tsx'),
    '@docusaurus/useBaseUrl': mdx('use-base-url.ts'),
    '@site': path.dirname(contentDir),
  };
}

function prepare(site: Site) {
  return (_tree: unknown, file: VFile): void => {
    const page = site.manifest().byFile.get(file.path);
    if (!page) throw new Error(`${file.path} is not a page of this site.`);
    file.data.compile = { page: { ...page, bodyLine: 0 }, services: site.services, result: createCompileResult() };
  };
}

function isPage(id: string, site: Site): boolean {
  return id.endsWith('.mdx') && site.manifest().byFile.has(id);
}
