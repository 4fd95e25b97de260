import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { configSchema, type LocalizedConfig } from '#shared/config/site-config.ts';
import { cursorless } from '#shared/voice/language/cursorless.ts';
import { currentVersionName } from '#shared/config/version-config.ts';
import { onlyVersion } from './only-version.ts';
import { findPageFiles } from '../site/content/page-files.ts';
import type { CompiledPage } from '../compile/context/compiled-page.ts';
import { voiceSetting } from '../features/spoken-language/read-languages.ts';
import { docusaurusDialect, ownDialect } from '../base/dialect/dialect.ts';
import { resolveFolders } from '#node/site/config/project-folders.ts';
import { createSite } from '#node/build/assemble/create-site.ts';
import type { Site } from '#node/compile/model/site.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/** A compiled page, with the code of its own module. */
export type TestPage = CompiledPage & { readonly code?: string };

/** A site with a few files in a temporary folder. */
export interface TestSite {
  readonly site: Site;
  /** Absolute path of the folder with the pages. */
  readonly contentDir: string;
  /** Compiles the page with this source path. */
  compile(source: string): Promise<TestPage>;
  /** Writes a file in the content folder. */
  write(source: string, content: string | Uint8Array): void;
}

const defaults = configSchema.parse({
  title: 'Test',
  url: 'https://example.org',
  baseUrl: '/docs/',
  repository: { url: 'https://code.example/test' },
});

/** Configuration for tests: the defaults, with a repository and the base path `/docs/`. */
export const testConfig: LocalizedConfig = {
  ...defaults,
  search: { ...defaults.search, placeholder: 'Search docs' },
  locale: 'en',
  siteBaseUrl: '/docs/',
  catalogue: {},
};

/**
 * Creates a site from these files, keyed by source path. The site's `root` contains no code,
 * because hashing the code would take longer than compiling a page.
 */
export async function createTestSite(
  files: Readonly<Record<string, string | Uint8Array>>,
  { isForeign = false, ...options }: Partial<SiteOptions> & { readonly isForeign?: boolean } = {},
): Promise<TestSite> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  const contentDir = path.join(folder, 'content');
  const write = (source: string, content: string | Uint8Array): void => {
    const file = path.join(contentDir, source);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const [source, content] of Object.entries(files)) write(source, content);
  const { apiDir, config = testConfig } = options;
  const dialect = isForeign ? docusaurusDialect : ownDialect;
  const spoken = voiceSetting(config, dialect) === false ? undefined : cursorless;
  const reference =
    apiDir === undefined
      ? undefined
      : { dir: apiDir, version: currentVersionName, path: '/', mount: 'contributing/api' };
  const { versions = [{ ...onlyVersion(options.contentDir ?? contentDir), reference }] } = options;
  const site = createSite({
    ...resolveFolders(path.join(folder, 'project'), {}),
    config: testConfig,
    configSource: { file: path.join(folder, 'project/site.config.ts'), text: '' },
    isServed: false,
    hasReference: apiDir !== undefined,
    defaultCatalogue: {},
    contentDir,
    siteDir: path.dirname(options.contentDir ?? contentDir),
    publicDirs: [path.join(folder, 'static')],
    cacheDir: path.join(folder, 'cache'),
    dialect,
    hasOtherReference: false,
    ...options,
    versions: versions.map((version) => ({ ...(spoken && { spoken }), ...version })),
  });
  site.load(await findPageFiles(site.options, folder));
  return { site, contentDir, write, compile };

  async function compile(source: string): Promise<TestPage> {
    const page = site.manifest().byFile.get(path.join(contentDir, source));
    if (!page) throw new Error(`There is no page made from ${source}.`);
    const compiled = await site.compile(page);
    return { ...compiled, code: compiled.modules[page.file]?.code };
  }
}

/** Compiles Markdown or MDX as the only page of a site. */
export async function compileSnippet(text: string, format: 'md' | 'mdx' = 'md'): Promise<TestPage> {
  return (await createTestSite({ [`page.${format}`]: text })).compile(`page.${format}`);
}
