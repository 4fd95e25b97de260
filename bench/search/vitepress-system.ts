import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type MiniSearch from 'minisearch';
import type { SearchablePage } from '../../src/node/features/search/index-files/build-shards.ts';
import { toMarkdown } from './bench-pages.ts';
import { peerVersions } from './install-peers.ts';
import { bundleEngine, makeFolder, sizeOf, type SearchSystem } from './search-system.ts';

const config =
  'export default { title: "Bench", base: "/docs/", cleanUrls: true, ignoreDeadLinks: true, markdown: { html: false }, themeConfig: { search: { provider: "local" } } };\n';

/** Sets up VitePress, built from the same pages with local search. */
export async function vitepressSystem(
  pages: readonly SearchablePage[],
  modules: string,
): Promise<SearchSystem> {
  const folder = makeFolder(`vitepress-${pages.length}`);
  const project = path.join(folder, 'project');
  // The built pages import Vue, which is installed elsewhere.
  symlinkSync(modules, path.join(folder, 'node_modules'));
  writeFile(path.join(project, '.vitepress/config.mjs'), config);
  for (const page of pages)
    writeFile(
      path.join(
        project,
        page.record.path === '/' ? 'index.md' : `${page.record.path.slice(1, -1)}.md`,
      ),
      toMarkdown(page),
    );
  execFileSync(
    process.execPath,
    [path.join(modules, 'vitepress/bin/vitepress.js'), 'build', project],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_OPTIONS: '--max-old-space-size=8192' },
    },
  );
  const chunks = path.join(project, '.vitepress/dist/assets/chunks');
  const [box, index] = [/LocalSearchBox/i, /localSearchIndex/i].map((name) =>
    path.join(chunks, readdirSync(chunks).find((file) => name.test(file)) ?? 'missing'),
  );
  copyFileSync(index ?? '', path.join(folder, 'index.js'));
  await bundleEngine('vitepress-engine.ts', folder, modules);
  return {
    name: `VitePress ${peerVersions.vitepress} (MiniSearch)`,
    pages: pages.length,
    folder,
    bytes: sizeOf([box ?? '', index ?? '']),
    findsSections: false,
  };
}

/**
 * Creates the index that VitePress would build, with the same library and options, for more pages
 * than VitePress can build without running out of memory.
 */
export async function vitepressIndexOnly(
  pages: readonly SearchablePage[],
  modules: string,
  built: SearchSystem,
): Promise<SearchSystem> {
  const folder = makeFolder(`vitepress-${pages.length}`);
  const Engine = createRequire(path.join(modules, 'vitepress/'))('minisearch') as typeof MiniSearch;
  const engine = new Engine<Readonly<Record<string, unknown>>>({
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
  });
  const sections = pages.flatMap(({ record, sections: all }) =>
    all.map(({ id, titles, text }) => ({
      id: `/docs${record.path.replace(/(?<=.)\/$/, '')}#${id}`,
      text,
      title: titles.at(-1) ?? '',
      titles: titles.slice(0, -1),
    })),
  );
  engine.addAll([...new Map(sections.map((section) => [section.id, section])).values()]);
  const index = path.join(folder, 'index.js');
  writeFileSync(
    index,
    `const index = ${JSON.stringify(JSON.stringify(engine))};\nexport { index as default };\n`,
  );
  await bundleEngine('vitepress-engine.ts', folder, modules);
  const own = sizeOf([path.join(built.folder, 'index.js')]);
  const grown = sizeOf([index]);
  const bytes = built.bytes && {
    gzip: built.bytes.gzip - own.gzip + grown.gzip,
    brotli: built.bytes.brotli - own.brotli + grown.brotli,
  };
  return { ...built, name: `${built.name}, index only`, pages: pages.length, folder, bytes };
}

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
