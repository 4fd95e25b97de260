import path from 'node:path';
import { folderLinks } from './folder-links.ts';
import { installPeer } from './install-peer.ts';
import type { Peer } from './peer.ts';
import { classPage, writePages, type PeerPage } from './peer-pages.ts';
import { writeProject } from './write-project.ts';

const version = '0.42.4';
const nodePackage = `node-${process.platform}-${process.arch}`;

/**
 * Sets up Starlight with its default theme and Pagefind. Astro needs Node 22, which also comes from
 * the registry.
 */
export function starlightPeer(pages: readonly PeerPage[]): Peer {
  const folder = installPeer('starlight', {
    packages: [
      `@astrojs/starlight@${version}`,
      'astro@7.3.5',
      'sharp@0.35.5',
      `${nodePackage}@22.23.3`,
    ],
  });
  const sidebar = folderLinks(pages).map(({ folder: label, pages: items }) => ({
    label,
    collapsed: true,
    items: items.map(({ name, title }) => ({
      label: title,
      link: name === 'index' ? '/' : `/${name}/`,
    })),
  }));
  writePages(path.join(folder, 'src/content/docs'), pages);
  writeProject(folder, {
    'astro.config.mjs': `import { defineConfig } from 'astro/config';\nimport starlight from '@astrojs/starlight';\nexport default defineConfig({ base: '/docs', site: 'https://bench.example', telemetry: false, integrations: [starlight({ title: 'Bench', sidebar: ${JSON.stringify(sidebar)} })] });\n`,
    'src/content.config.ts': `import { defineCollection } from 'astro:content';\nimport { docsLoader } from '@astrojs/starlight/loaders';\nimport { docsSchema } from '@astrojs/starlight/schema';\nexport const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
  });
  return {
    name: `Starlight ${version}`,
    folder,
    output: 'dist',
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    node: `node_modules/${nodePackage}/bin/node`,
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    dev: (port) => ['node_modules/astro/bin/astro.mjs', 'dev', '--port', String(port)],
    sources: { glossary: 'src/content/docs/user/glossary.md', home: 'src/content/docs/index.md' },
    pages: { glossary: 'user/glossary/', class: `${classPage}/`, home: '' },
    links: '.sidebar-content a[href]',
  };
}
