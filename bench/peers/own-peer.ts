import path from 'node:path';
import { root, temporary } from '../support/measure.ts';
import type { Peer } from './peer.ts';
import { classPage, writePages, type PeerPage } from './peer-pages.ts';

/**
 * The build's own code as one bundle, which a cold build also creates: see
 * `scripts/open-build-code.mjs`.
 */
const ownCode = 'node_modules/.cache/docs-build';

/** Name of this site in the table. */
export const ownName = 'this site';

/**
 * Returns the settings that both sets of pages have in common. Output and cache are in the
 * temporary folder of the benchmarks.
 */
function system(folder: string, name: string) {
  const made = path.join(temporary, 'peers-own', name);
  return {
    name,
    folder,
    output: path.join(made, 'dist'),
    build: ['scripts/build.mjs'],
    links: '.doc-sidebar a[href]',
    dev: (port: number) => [
      'node_modules/vite/bin/vite.js',
      '--port',
      String(port),
      '--strictPort',
    ],
    environment: {
      DOCS_OUT_DIR: path.join(made, 'dist'),
      DOCS_CACHE_DIR: path.join(made, 'cache'),
    },
  };
}

/**
 * Returns this site as a peer, including its generated reference; the other peers get the Markdown
 * versions of its pages. `folder` may contain another revision of this site, with its dependencies
 * installed.
 */
export function ownPeer(folder = root, name = ownName): Peer {
  const common = system(folder, name);
  return {
    ...common,
    made: [path.dirname(common.output), 'api-gen/output', ownCode],
    sources: { glossary: 'content/user/glossary.md', home: 'content/user/README.md' },
    pages: {
      glossary: 'user/glossary/',
      class: 'contributing/api/classes/ide_vscode_VscodeTextEditorImpl.VscodeTextEditorImpl/',
      home: '',
    },
  };
}

/**
 * Returns this site as a peer without its reference, after writing the same generated pages as the
 * other peers get.
 */
export function ownPeerOf(pages: readonly PeerPage[]): Peer {
  const common = system(root, ownName);
  const made = path.dirname(common.output);
  const content = path.join(made, 'content');
  // By default, pages of another project are MDX, in which braces are code.
  writePages(content, pages, 'format: md\n');
  return {
    ...common,
    made: [path.join(made, 'dist'), path.join(made, 'cache'), ownCode],
    environment: { ...common.environment, DOCS_CONTENT_DIR: content, DOCS_API: 'off' },
    sources: {
      glossary: path.join(content, 'user/glossary.md'),
      home: path.join(content, 'index.md'),
    },
    pages: { glossary: 'user/glossary/', class: `${classPage}/`, home: '' },
  };
}
