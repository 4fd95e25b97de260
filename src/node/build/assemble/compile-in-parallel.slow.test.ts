import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { compileInParallel } from './compile-in-parallel.ts';

const files = Object.fromEntries(
  Array.from({ length: 330 }, (_, index) => [
    `page-${index}.md`,
    `# Page ${index}\n\nThe one [before](page-${Math.max(0, index - 1)}.md).\n`,
  ]),
);

it('threads compile the pages as they were scanned, and fill the cache', async () => {
  const redirects = [{ from: '/old/', to: '/page-1/' }];
  const { site, contentDir } = await createTestSite(files, {
    config: { ...testConfig, redirects },
    configSource: {
      file: '/site.config.ts',
      text: `export default { redirects: [{ from: '/old/', to: '/page-1/' }] };`,
    },
  });
  for (const name of Object.keys(files)) writeFileSync(path.join(contentDir, name), '# Too late');
  await compileInParallel(site, 3);
  const pages = [...site.manifest().scanned.values()];
  expect(pages.filter((page) => !site.isCached(page))).toEqual([]);
  const { site: alone } = await createTestSite(files);
  const inside = (html: string | null): string | undefined => html?.replaceAll(/\s+/g, ' ');
  for (const page of pages) {
    const same = alone.manifest().scanned.get(page.record.path);
    expect(inside((await site.compile(page)).content.html)).toBe(
      same && inside((await alone.compile(same)).content.html),
    );
  }
});

it('a thread that fails rejects the whole compilation', async () => {
  const { site } = await createTestSite(files);
  const broken = { ...site, options: { ...site.options, config: undefined as never } };
  await expect(compileInParallel(broken, 2)).rejects.toThrow();
});
