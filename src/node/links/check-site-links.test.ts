import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestSite } from '../testing/test-site.ts';
import type { Site } from '../site/model/site.ts';
import { findBrokenLinks } from './check-site-links.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('names the place in code, in the list of sidebars or in the configuration, where an address is written', async () => {
  const page = path.join(folder, 'a.mdx');
  const sidebarsFile = path.join(folder, 'sidebars.json');
  writeFileSync(page, '# A\n\n<Link to="/gone">x</Link>\n');
  const configFile = path.join(folder, 'site.json');
  writeFileSync(configFile, '{ "to": "/kilns" }');
  writeFileSync(sidebarsFile, '[\n  { "href": "/lost/" }\n]\n');
  const { site } = await createTestSite({ 'a.mdx': '# A' });
  const options = {
    ...site.options,
    configFile,
    versions: [{ ...site.options.versions[0], sidebarsFile }],
  };
  const problems = findBrokenLinks(
    [
      {
        path: '/a/',
        urls: ['/docs/gone/', '/docs/lost/', '/docs/kilns/', '/docs/else/'],
        source: { file: page },
        positions: new Map(),
      },
    ],
    { ...site, options } as Site,
    folder,
  );
  expect(problems.map(({ position }) => position)).toEqual([
    { file: page, line: 3, column: 10 },
    { file: sidebarsFile, line: 2, column: 13 },
    { file: configFile, line: 1, column: 9 },
    { file: page },
  ]);
});
