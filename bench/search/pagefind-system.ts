import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchablePage } from '../../src/node/features/search/index-files/build-shards.ts';
import { toHtml } from './bench-pages.ts';
import { peerVersions } from './install-peers.ts';
import { bundleEngine, makeFolder, sizeOf, type SearchSystem } from './search-system.ts';

/** Sets up Pagefind, which Starlight uses, on the same pages. */
export async function pagefindSystem(
  pages: readonly SearchablePage[],
  modules: string,
): Promise<SearchSystem> {
  const folder = makeFolder(`pagefind-${pages.length}`);
  const site = path.join(folder, 'site');
  for (const page of pages) {
    const target = path.join(site, page.record.path);
    mkdirSync(target, { recursive: true });
    writeFileSync(path.join(target, 'index.html'), toHtml(page));
  }
  execFileSync(
    process.execPath,
    [
      path.join(modules, 'pagefind/lib/runner/bin.cjs'),
      '--site',
      site,
      '--output-path',
      path.join(folder, 'pagefind'),
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await bundleEngine('pagefind-engine.ts', folder);
  const dialog = ['pagefind-ui.js', 'pagefind-ui.css']
    .map((file) => path.join(folder, 'pagefind', file))
    .filter((file) => existsSync(file));
  return {
    name: `Starlight’s search (Pagefind ${peerVersions.pagefind})`,
    pages: pages.length,
    folder,
    bytes: null,
    dialog: sizeOf(dialog),
    findsSections: false,
  };
}
