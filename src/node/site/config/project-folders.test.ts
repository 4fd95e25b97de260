import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveFolders } from './project-folders.ts';

const root = '/project';

/**
 * Creates a folder with these files. Returns the static folders for its pages in `docs`, relative
 * to the folder and without this project's own.
 */
function staticFolders(docs: string, files: readonly string[]) {
  const base = mkdtempSync(path.join(os.tmpdir(), 'docs-folders-'));
  for (const file of files) {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true });
    writeFileSync(path.join(base, file), '');
  }
  const { publicDirs } = resolveFolders(root, { DOCS_CONTENT_DIR: path.join(base, docs) });
  return publicDirs.map((folder) => path.relative(base, folder)).slice(0, -1);
}

describe('the folders of static files', () => {
  it("begin with this site's own, for its own pages", () => {
    const own = ['/project/public', '/project/static'];
    expect(resolveFolders(root, {}).publicDirs).toEqual(own);
    expect(resolveFolders(root, { DOCS_CONTENT_DIR: 'content' }).publicDirs).toEqual(own);
  });

  it.each([
    ['docs', [], 'static'],
    ['docs', ['static/a.png', 'website/docusaurus.config.js'], 'static'],
    ['docs', ['docusaurus.config.ts', 'website/docusaurus.config.js'], 'static'],
    ['docs', ['website/docusaurus.config.js'], 'website/static'],
    ['app/src/docs', ['app/docusaurus.config.mts'], 'app/static'],
  ])('are those of the site with the folder %s: %j', (docs, files, expected) => {
    expect(staticFolders(docs, files)).toEqual([expected]);
  });
});
