import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';
import { checkApiManifest } from './check-api-manifest.ts';

const pages = { 'index.mdx': '# All', 'classes/a.A.mdx': '# A', 'classes/b.B.mdx': '# B' };
const entry = (id: string) => `{"id":"${id}","path":"/contributing/api/${id}/"}`;

/** Returns the problems reported for a reference with these files. */
async function check(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { contentDir: apiDir } = await createTestSite(files);
  const { site } = await createTestSite({ 'x.md': '# X' }, { apiDir });
  return checkApiManifest(site.scanned(), apiDir).map(
    ({ message, position }) =>
      `${path.relative(apiDir, position.file)}:${position.line ?? ''} ${message}`,
  );
}

describe('checkApiManifest', () => {
  const list = `[\n${entry('classes/a.A')},\n${entry('classes/b.B')}\n]\n`;

  it('accepts a reference as it was generated', async () => {
    expect(await check({ ...pages, 'api-manifest.json': list })).toEqual([]);
  });

  it('reports a missing page at its line of the list', async () => {
    const { 'classes/b.B.mdx': _removed, ...rest } = pages;
    expect(await check({ ...rest, 'api-manifest.json': list })).toEqual([
      'api-manifest.json:3 There is no file classes/b.B.mdx.',
    ]);
  });

  it('reports a page that was added or moved by hand', async () => {
    const files = {
      ...pages,
      'classes/a.A.mdx': '---\nslug: /elsewhere\n---\n\n# A',
      'classes/c.C.mdx': '# C',
    };
    expect(await check({ ...files, 'api-manifest.json': list })).toEqual([
      'classes/a.A.mdx: This page is at /elsewhere/, where its list says /contributing/api/classes/a.A/.',
      'classes/c.C.mdx: api-manifest.json does not list this page.',
    ]);
  });

  it.each([[{}], [{ 'api-manifest.json': '[{"id":1}]' }], [{ 'api-manifest.json': '[' }]])(
    'reports a list that is missing or invalid: %o',
    async (manifest) => {
      expect(await check({ ...pages, ...manifest })).toEqual([
        'api-manifest.json: This is not the list that the generator writes.',
      ]);
    },
  );
});
