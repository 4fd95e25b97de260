import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import siteConfig from '#config';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { openProject } from '#node/build/open-project.ts';

/** Compiled pages, keyed by path without the base path. */
export type CompiledFolder = ReadonlyMap<string, CompiledPage>;

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Compiles pages as a build does. `files` has their contents, keyed by path below the content
 * folder.
 */
export async function compileFolder(
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<CompiledFolder> {
  const work = mkdtempSync(path.join(os.tmpdir(), 'docs-pages-'));
  const contentDir = path.join(work, 'docs');
  try {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(contentDir, name)), { recursive: true });
      writeFileSync(path.join(contentDir, name), text);
    }
    const { site } = await openProject({
      root,
      environment: {
        DOCS_CONTENT_DIR: contentDir,
        DOCS_CACHE_DIR: path.join(work, 'cache'),
        DOCS_API: 'off',
        DOCS_SITE_URL: 'https://docs.example',
        DOCS_BASE_URL: '/docs/',
      },
      configFields: { ...siteConfig, sidebar: {}, markdown: { format: 'detect' } },
    });
    const compiled = new Map<string, CompiledPage>();
    for (const [address, page] of site.manifest().scanned)
      compiled.set(address, await site.compile(page));
    return compiled;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
