import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildShards, type SearchablePage } from '../../src/node/search/build-shards.ts';
import { packShard } from '../../src/shared/search/packed-shard.ts';
import { root } from '../measure.ts';
import { bundleEngine, makeFolder, sizeOf, type SearchSystem, type Size } from './search-system.ts';

/** Files that are loaded between the first wish to search and the first result, by the beginning of their names. */
const firstFiles = /^(?:search-modal|site-search|use-hosted-parameters|search)-/;

/** This site's search on these pages; sizes are those of the built site, which has to be there. */
export async function siteSystem(pages: readonly SearchablePage[]): Promise<SearchSystem> {
  const folder = makeFolder(`site-${pages.length}`);
  const shards = buildShards(pages);
  for (const [group, shard] of Object.entries(shards))
    writeFileSync(path.join(folder, `${group}.json`), JSON.stringify(packShard(shard)));
  await bundleEngine('site-engine.ts', folder);
  return {
    name: 'this site',
    pages: pages.length,
    folder,
    bytes: firstBytes(),
    findsSections: true,
  };
}

/** The dialog with its styles, the engine and the index of the user pages, which does not grow with the reference. */
function firstBytes(): Size {
  const assets = path.join(root, 'dist/assets');
  const code = readdirSync(assets).filter(
    (file) => firstFiles.test(file) && !file.startsWith('search-page'),
  );
  const index = readdirSync(path.join(assets, 'search')).filter((file) => file.startsWith('user-'));
  return sizeOf([
    ...code.map((file) => path.join(assets, file)),
    ...index.map((file) => path.join(assets, 'search', file)),
  ]);
}
