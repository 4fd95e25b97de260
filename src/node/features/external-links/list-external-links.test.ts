import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import { listExternalLinks } from './list-external-links.ts';

it('lists the links of pages and of all parts of the layout with their positions', async () => {
  const written = {
    announcementBar: { id: 'a', content: '<a href="https://b.example/">News</a>' },
    navbar: { hideOnScroll: false, items: [{ label: 'C', href: 'https://c.example/' }] },
    footer: {
      style: 'light',
      links: [{ title: 'D', items: [{ html: '<a href="https://d.example/">D</a>' }] }],
    },
  } as const;
  const { site, contentDir } = await createTestSite(
    {
      'a.md': '# A\n\n[A](https://a.example/)\n',
      'broken.mdx': '# B\n\n<a href="https://f.example/">\n',
      'site.json': JSON.stringify(written, null, 1),
    },
    { config: { ...testConfig, ...written } as never },
  );
  const file = path.join(contentDir, 'site.json');
  const { links, problems } = await listExternalLinks({ site }, { file });
  expect(problems.map(({ position }) => path.basename(position.file))).toEqual(['broken.mdx']);
  expect(
    links
      .filter(({ url }) => url.startsWith('https:'))
      .map(({ url, position }) => `${path.basename(position.file)}:${position.line} ${url}`),
  ).toEqual([
    'a.md:3 https://a.example/',
    'site.json:4 https://b.example/',
    'site.json:11 https://c.example/',
    'site.json:22 https://d.example/',
  ]);
});
