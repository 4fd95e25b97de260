import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';
import { onlyVersion } from '#node/testing/only-version.ts';
import { findPageFiles, toPageFile } from './page-files.ts';

const old = { ...onlyVersion('/site/versioned_docs/version-1.0'), name: '1.0', path: '/1.0/' };
const french = '/site/i18n/fr/docusaurus-plugin-content-docs/current';
const folders = {
  versions: [
    {
      ...onlyVersion('/site/content'),
      translationDir: french,
      reference: { dir: '/site/api', version: 'current', path: '/', mount: 'contributing/api' },
    },
    {
      ...old,
      reference: {
        dir: '/site/versioned_api/version-1.0',
        version: '1.0',
        path: '/1.0/',
        mount: 'contributing/api',
      },
    },
  ],
};

describe('toPageFile', () => {
  it.each([
    ['/site/content/user/a.md', 'content', 'user/a.md', 'current'],
    ['/site/content/b.mdx', 'content', 'b.mdx', 'current'],
    ['/site/api/classes/X.mdx', 'api', 'contributing/api/classes/X.mdx', 'current'],
    ['/site/versioned_docs/version-1.0/a.md', 'content', 'a.md', '1.0'],
    ['/site/versioned_api/version-1.0/index.mdx', 'api', 'contributing/api/index.mdx', '1.0'],
  ])('returns the position of %s', (file, origin, source, version) =>
    expect(toPageFile(file, folders)).toEqual({ file, origin, source, version }),
  );

  it('recognizes a translation by its folder', () => {
    expect(toPageFile(`${french}/user/a.md`, folders)).toMatchObject({
      source: 'user/a.md',
      version: 'current',
      isTranslation: true,
    });
  });

  it.each([
    '/site/content/_part.md',
    '/site/content/_parts/a.md',
    '/site/content/.hidden/a.md',
    '/site/content/a.png',
    '/elsewhere/a.md',
    '/site/content/a.md.bak',
  ])('does not treat %s as a page', (file) => {
    expect(toPageFile(file, folders)).toBeUndefined();
  });
});

describe('findPageFiles', () => {
  it('finds pages, but no partials or other files', async () => {
    const { contentDir } = await createTestSite({
      'z.md': '',
      'a/b.mdx': '',
      '_part.mdx': '',
      'a/_parts/c.md': '',
      'a/d.txt': '',
    });
    expect(
      await findPageFiles({ versions: [onlyVersion(contentDir)] }, path.dirname(contentDir)),
    ).toEqual([`${contentDir}/a/b.mdx`, `${contentDir}/z.md`]);
  });
});
