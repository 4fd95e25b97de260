import path from 'node:path';
import { root, temporary } from '../support/measure.ts';
import type { Peer } from './peer.ts';
import { classPage, writePages, type PeerPage } from './peer-pages.ts';

/**
 * Output folder of this site for the comparison, because a build refuses to write into its own
 * project.
 */
const made = path.join(temporary, 'peers-own');

/**
 * The build's own code as one bundle, which a cold build also creates: see
 * `scripts/open-build-code.mjs`.
 */
const ownCode = 'node_modules/.cache/docs-build';

const common = {
  name: 'this site',
  folder: root,
  output: path.join(made, 'dist'),
  build: ['scripts/build.mjs'],
  links: '.doc-sidebar a[href]',
  dev: (port: number) => ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'],
};
const environment = {
  DOCS_OUT_DIR: path.join(made, 'dist'),
  DOCS_CACHE_DIR: path.join(made, 'cache'),
};

/** This site, including its generated reference; the peers get the Markdown twins of its pages. */
export const ownPeer: Peer = {
  ...common,
  made: [made, 'api-gen/output', ownCode],
  environment,
  sources: { glossary: 'content/user/glossary.md', home: 'content/user/README.md' },
  pages: {
    glossary: 'user/glossary/',
    class: 'contributing/api/classes/ide_vscode_VscodeTextEditorImpl.VscodeTextEditorImpl/',
    home: '',
  },
};

/** Returns this system with the same generated pages as the peers, without its reference. */
export function ownPeerOf(pages: readonly PeerPage[]): Peer {
  const content = path.join(made, 'content');
  // Pages of another project are MDX otherwise, in which braces are code.
  writePages(content, pages, 'format: md\n');
  return {
    ...common,
    made: [path.join(made, 'dist'), path.join(made, 'cache'), ownCode],
    environment: { ...environment, DOCS_CONTENT_DIR: content, DOCS_API: 'off' },
    sources: {
      glossary: path.join(content, 'user/glossary.md'),
      home: path.join(content, 'index.md'),
    },
    pages: { glossary: 'user/glossary/', class: `${classPage}/`, home: '' },
  };
}
