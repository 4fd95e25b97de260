import path from 'node:path';
import { installPeer } from './install-peer.ts';
import type { Peer } from './peer.ts';
import { classPage, writePages, type PeerPage } from './peer-pages.ts';
import { writeProject } from './write-project.ts';

const version = '3.10.2';

/**
 * Sets up Docusaurus with its classic theme, its fast bundler and a sidebar generated from folders.
 * It has no local search.
 */
export function docusaurusPeer(pages: readonly PeerPage[]): Peer {
  const folder = installPeer('docusaurus', {
    packages: [
      ...['core', 'preset-classic', 'faster'].map((name) => `@docusaurus/${name}@${version}`),
      'react@19.3.1',
      'react-dom@19.3.1',
    ],
    overrides: { '@docsearch/react': '4.7.0', '@docsearch/core': '4.7.0' },
  });
  writePages(path.join(folder, 'docs'), pages);
  const config = {
    title: 'Bench',
    url: 'https://bench.example',
    baseUrl: '/docs/',
    trailingSlash: true,
    onBrokenLinks: 'ignore',
    markdown: { format: 'md' },
    future: { v4: true, faster: true },
    presets: [['classic', { docs: { routeBasePath: '/' }, blog: false, pages: false }]],
  };
  writeProject(folder, {
    'docusaurus.config.mjs': `export default ${JSON.stringify(config)};\n`,
  });
  return {
    name: `Docusaurus ${version}`,
    folder,
    output: 'build',
    made: ['build', '.docusaurus', 'node_modules/.cache'],
    build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    dev: (port) => [
      'node_modules/@docusaurus/core/bin/docusaurus.mjs',
      'start',
      '--no-open',
      '--port',
      String(port),
    ],
    sources: { glossary: 'docs/user/glossary.md', home: 'docs/index.md' },
    pages: { glossary: 'user/glossary/', class: `${classPage}/`, home: '' },
    links: '.theme-doc-sidebar-menu a.menu__link[href]',
  };
}
