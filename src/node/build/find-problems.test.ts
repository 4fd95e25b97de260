import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';
import { checkSourceFolders } from './find-problems.ts';

/** Creates a project with pages, static files and a folder that is not published. */
function makeFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-links-'));
  for (const name of ['docs/in', 'static', 'beside'])
    mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['docs/a.md', 'docs/in/b.md', 'static/c.png', 'beside/secret.md'])
    writeFileSync(path.join(folder, name), '# X');
  const found = (): readonly string[] =>
    checkSourceFolders([path.join(folder, 'docs'), path.join(folder, 'static')]).map(
      ({ position, message }) => `${path.relative(folder, position.file)}: ${message}`,
    );
  return {
    folder,
    found,
    link: (to: string, from: string) => symlinkSync(to, path.join(folder, from)),
  };
}

describe('checkSourceFolders', () => {
  it('accepts files, folders and links that stay inside', () => {
    const { found, link } = makeFolder();
    link('in', 'docs/again');
    link('../static/c.png', 'docs/c.png');
    link('../docs/a.md', 'static/a.md');
    expect(found()).toEqual([]);
  });

  it('reports links that lead outside, are dangling, or form a loop', () => {
    const { found, link } = makeFolder();
    link('/etc/hostname', 'docs/passwd.md');
    link('../beside', 'docs/beside');
    link('../../beside/secret.md', 'docs/in/secret.md');
    link('gone.md', 'docs/gone-link.md');
    link('self.md', 'docs/self.md');
    link('..', 'docs/in/up');
    link('../beside/secret.md', 'static/secret.txt');
    expect([...found()].sort()).toEqual([
      'docs/beside: The link points outside the content folder.',
      'docs/gone-link.md: The link is broken: its target does not exist.',
      'docs/in/secret.md: The link points outside the content folder.',
      'docs/in/up: The link points to a folder that contains the link itself.',
      'docs/passwd.md: The link points outside the content folder.',
      'docs/self.md: The link is broken: its target does not exist.',
      'static/secret.txt: The link points outside the content folder.',
    ]);
  });

  it('reports folders that link to each other', () => {
    const { folder, found, link } = makeFolder();
    mkdirSync(path.join(folder, 'docs/x'));
    link('../in', 'docs/x/to-in');
    link('../x', 'docs/in/to-x');
    expect(found()).toContain(
      'docs/in/to-x/to-in: The link points to a folder that contains the link itself.',
    );
  });

  it('reports names that are not UTF-8', () => {
    const { folder, found } = makeFolder();
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/docs/`), Buffer.from([0xff, 0x2e, 0x6d, 0x64])]),
      '',
    );
    writeFileSync(path.join(folder, 'docs/fine \uFFFD.md'), '');
    expect(found()).toEqual([
      'docs/\uFFFD.md: The name of this file is not UTF-8, so it cannot be opened.',
    ]);
  });
});

it('a page that is a link out of the folder is not read', async () => {
  const { site, contentDir } = await createTestSite({ 'index.md': '# Home' });
  symlinkSync('/etc/hostname', path.join(contentDir, 'name.md'));
  site.load([path.join(contentDir, 'index.md'), path.join(contentDir, 'name.md')]);
  expect(site.manifest().pages.map(({ path: address }) => address)).toEqual(['/']);
});
