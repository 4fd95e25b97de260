import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '../testing/test-site.ts';
import { findPageFiles, toPageFile } from './page-files.ts';

const folders = { contentDir: '/site/content', apiDir: '/site/api' };

describe('toPageFile', () => {
  it.each([
    ['/site/content/user/a.md', 'content', 'user/a.md'],
    ['/site/content/b.mdx', 'content', 'b.mdx'],
    ['/site/api/classes/X.mdx', 'api', 'contributing/api/classes/X.mdx'],
  ])('puts %s into the tree', (file, origin, source) =>
    expect(toPageFile(file, folders)).toEqual({ file, origin, source }),
  );

  it.each([
    '/site/content/_part.md',
    '/site/content/_parts/a.md',
    '/site/content/.hidden/a.md',
    '/site/content/a.png',
    '/elsewhere/a.md',
    '/site/content/a.md.bak',
  ])('takes %s for no page', (file) => {
    expect(toPageFile(file, folders)).toBeUndefined();
  });
});

describe('findPageFiles', () => {
  it('finds pages, and neither parts nor other files', async () => {
    const { contentDir } = await createTestSite({
      'z.md': '',
      'a/b.mdx': '',
      '_part.mdx': '',
      'a/_parts/c.md': '',
      'a/d.txt': '',
    });
    expect(await findPageFiles({ contentDir }, path.dirname(contentDir))).toEqual([
      `${contentDir}/a/b.mdx`,
      `${contentDir}/z.md`,
    ]);
  });
});
