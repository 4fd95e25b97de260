import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import {
  buildShards,
  type SearchablePage,
} from '../../src/node/features/search/index-files/build-shards.ts';
import { root } from '../support/measure.ts';
import { bundleEngine, makeFolder, sizeOf, type SearchSystem, type Size } from './search-system.ts';

/**
 * Matches the names of the files that are imported between opening the search and the first result.
 */
const firstFiles = /^(?:search-modal|site-search|search)-.*\.(?:js|css)$/;

/** Sets up this site's search on these pages. Sizes come from the built site, which must exist. */
export async function siteSystem(pages: readonly SearchablePage[]): Promise<SearchSystem> {
  const folder = makeFolder(`site-${pages.length}`);
  const shards = buildShards(pages, defaultLanguage, 'contributing/api');
  for (const [group, shard] of Object.entries(shards))
    writeFileSync(path.join(folder, `${group}.json`), JSON.stringify(shard));
  await bundleEngine('site-engine.ts', folder);
  return {
    name: 'this site',
    pages: pages.length,
    folder,
    bytes: firstBytes(),
    findsSections: true,
  };
}

/**
 * Returns the size of the dialog with its styles and imports, the engine, and the index of the user
 * pages, which does not grow with the reference.
 */
function firstBytes(): Size {
  const assets = path.join(root, 'dist/assets');
  const wanted = readdirSync(assets).filter(
    (file) => firstFiles.test(file) && !file.startsWith('search-page'),
  );
  const index = readdirSync(path.join(assets, 'search')).filter((file) =>
    /^user-.*\.json$/.test(file),
  );
  return sizeOf([
    ...withImports(assets, wanted).map((file) => path.join(assets, file)),
    ...index.map((file) => path.join(assets, 'search', file)),
  ]);
}

/** Returns the files and their imports, except those that every page has already loaded. */
function withImports(assets: string, files: readonly string[]): readonly string[] {
  const page = readFileSync(path.join(assets, '../user/installation/index.html'), 'utf8');
  const found = new Set<string>();
  const add = (file: string): void => {
    if (found.has(file) || page.includes(`assets/${file}`)) return;
    found.add(file);
    if (!file.endsWith('.js')) return;
    const code = readFileSync(path.join(assets, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(/\b(?:from|import)"\.\/([^"]+\.js)"/g))
      add(imported);
  };
  files.forEach(add);
  return [...found];
}
