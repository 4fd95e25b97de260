import path from 'node:path';
import type { Options as MdxOptions } from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import type { VFile } from 'vfile';
import { createCompileResult } from '../mdx/compile-context.ts';
import { currentVersionName } from '#shared/version-config.ts';
import { placeOf } from '../content/page-files.ts';
import { parseFrontmatter } from '../content/parse-frontmatter.ts';
import { readTextFile } from '../content/read-text-file.ts';
import { scanPage, type ScannedPage } from '../content/scan-page.ts';
import { rehypeSteps, remarkSteps } from '../mdx/plugins.ts';
import { preprocess } from '../mdx/preprocess.ts';
import type { Site } from '../site/site.ts';

/** Prepares the source of pages with live components, and of the files that they import, for @mdx-js/rollup: frontmatter becomes blank lines, so that lines keep their numbers. */
export function livePagesPlugin(root: string): Plugin {
  return {
    name: 'docs:live-pages',
    enforce: 'pre',
    /** Pages outside the project find the packages of the project, React first of all. */
    async resolveId(id, importer, options) {
      if (importer === undefined || /^[./\0]/.test(id) || importer.startsWith(`${root}/`))
        return undefined;
      const own = await this.resolve(id, importer, { ...options, skipSelf: true });
      return own ?? this.resolve(id, path.join(root, 'index.html'), { ...options, skipSelf: true });
    },
    load(id) {
      if (!isSource(id)) return undefined;
      const { body, bodyLine } = parseFrontmatter(readTextFile(id).text, id);
      return '\n'.repeat(bodyLine) + preprocess(body, 'mdx');
    },
  };
}

/** Options of @mdx-js/rollup: the same steps as static pages go through. */
export function mdxOptions(site: Site, root: string): MdxOptions {
  return {
    include: /\.mdx?$/,
    exclude: /^\0/,
    // A plain Markdown file that a page imports is a piece of MDX; plain Markdown pages never come here.
    mdExtensions: [],
    mdxExtensions: ['.mdx', '.md'],
    providerImportSource: path.join(root, 'src/client/mdx/components.ts'),
    remarkPlugins: [[prepare, site], ...(remarkSteps as NonNullable<MdxOptions['remarkPlugins']>)],
    rehypePlugins: rehypeSteps as NonNullable<MdxOptions['rehypePlugins']>,
  };
}

/** Imports that authors of Docusaurus sites write, and what they mean here. */
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

function prepare(site: Site) {
  return (_tree: unknown, file: VFile): void => {
    const page = site.manifest().byFile.get(file.path) ?? scanImported(file.path, site);
    file.data.compile = {
      page: { ...page, bodyLine: 0 },
      services: site.services(page.version),
      result: createCompileResult(),
    };
  };
}

/** A file that is no page by itself, but a piece that pages import (`_install.mdx`). */
function scanImported(file: string, { options }: Site): ScannedPage {
  const place = placeOf(file, options) ?? {
    origin: 'content',
    source: path.relative(options.contentDir, file).split(path.sep).join('/'),
    version: options.versions[0]?.name ?? currentVersionName,
  };
  return scanPage({ file, ...place });
}

function isSource(id: string): boolean {
  return /\.mdx?$/.test(id) && path.isAbsolute(id) && !id.includes('/node_modules/');
}
