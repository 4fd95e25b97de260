import path from 'node:path';
import { installPeer } from './install-peer.ts';
import type { Peer } from './peer.ts';
import { classPage, writePages, type PeerPage } from './peer-pages.ts';
import { folderLinks } from './folder-links.ts';
import { writeProject } from './write-project.ts';

const version = '1.6.4';

/** Sets up VitePress with its default theme, local search and a single sidebar of all pages. */
export function vitepressPeer(pages: readonly PeerPage[]): Peer {
  const folder = installPeer('vitepress', { packages: [`vitepress@${version}`] });
  const sidebar = folderLinks(pages).map(({ folder: text, pages: items }) => ({
    text,
    collapsed: true,
    items: items.map(({ name, title }) => ({ text: title, link: `/${name}` })),
  }));
  // VitePress is the only one of the four that does not turn the title into a heading.
  const withHeadings = pages.map((page) => ({ ...page, body: `# ${page.title}\n\n${page.body}` }));
  writePages(path.join(folder, 'docs'), withHeadings);
  writeProject(folder, {
    'docs/.vitepress/config.mjs': `export default ${JSON.stringify({
      title: 'Bench',
      base: '/docs/',
      outDir: '../dist',
      cacheDir: '../cache',
      ignoreDeadLinks: true,
      markdown: { html: false },
      themeConfig: { search: { provider: 'local' }, sidebar },
    })};\n`,
  });
  return {
    name: `VitePress ${version}`,
    folder,
    output: 'dist',
    made: ['dist', 'cache'],
    build: ['node_modules/vitepress/bin/vitepress.js', 'build', 'docs'],
    dev: (port) => [
      'node_modules/vitepress/bin/vitepress.js',
      'dev',
      'docs',
      '--port',
      String(port),
    ],
    sources: { glossary: 'docs/user/glossary.md', home: 'docs/index.md' },
    pages: { glossary: 'user/glossary.html', class: `${classPage}.html`, home: '' },
    links: '.VPSidebar a[href]',
  };
}
