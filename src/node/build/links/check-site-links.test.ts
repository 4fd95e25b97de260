import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { ClientConfig } from '#shared/page/site-data.ts';
import { createTestSite, testConfig } from '#node/testing/test-site.ts';
import type { Site } from '#node/compile/model/site.ts';
import { findBrokenLinks, findPageLinks } from './check-site-links.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-links-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reports the position of an address in code, in the list of sidebars or in the configuration', async () => {
  const page = path.join(folder, 'a.mdx');
  const sidebarsFile = path.join(folder, 'sidebars.json');
  writeFileSync(page, '# A\n\n<Link to="/gone">x</Link>\n');
  const configFile = path.join(folder, 'site.json');
  writeFileSync(configFile, '{ "to": "/kilns" }');
  writeFileSync(sidebarsFile, '[\n  { "href": "/lost/" }\n]\n');
  const { site } = await createTestSite({ 'a.mdx': '# A' });
  const options = {
    ...site.options,
    configSource: { file: configFile, text: '' },
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
      // A generated page's source is a folder.
      { path: '/', urls: ['/docs/fire/'], source: { file: folder }, positions: new Map() },
    ],
    { ...site, options } as Site,
    folder,
  );
  expect(problems.map(({ position }) => position)).toEqual([
    { file: page, line: 3, column: 10 },
    { file: sidebarsFile, line: 2, column: 13 },
    { file: configFile, line: 1, column: 9 },
    { file: page },
    { file: folder },
  ]);
});

it('knows the headings of a page that is not rendered, unless its components may add some', async () => {
  const { site, contentDir } = await createTestSite(
    {
      'a.mdx': [
        '# A\n\n[1](live.mdx#part) [2](live.mdx#gone) [3](live.mdx#box) [4](live.mdx#pot)',
        '[5](live.mdx#made-of-name) [6](live.mdx#shared) [7](live.mdx#noted) [8](live.mdx#old)',
        '[9](own.mdx#gone) [10](made.mdx#gone) [11](spread.mdx#gone) [12](broken.mdx#gone)',
        '[13](parted.mdx#gone) [14](unknown.mdx#gone) [15](live.mdx#tone)',
      ].join('\n'),
      'live.mdx': [
        "import Shared from './_shared.mdx';\n\n# Live\n\n## Part\n\nSome {undefinedThing}.",
        '<div id="box">{1}</div>\n\n## Made of {name}\n\n- <b id="pot">x</b>\n\n<Shared />',
        '<Admonition id="noted">{1}</Admonition>\n\n<a name="old">{2}</a> <i name="tone">{3}</i>\n',
      ].join('\n\n'),
      '_shared.mdx': '## Shared\n\n{alsoUndefined}',
      'own.mdx': "import { Box } from './box.tsx';\n\n# Own\n\n<Box />",
      'made.mdx': '# Made\n\n{[1].map((at) => <i id={`at-${at}`} />)}',
      'spread.mdx': '# Spread\n\n<div {...frontMatter}>{1}</div>',
      'broken.mdx': '# Broken\n\n{1\n',
      'parted.mdx': "import Broken from './_broken.mdx';\n\n# Parted\n\n<Broken />",
      '_broken.mdx': '## Broken\n\n{1\n',
      'unknown.mdx': '# Unknown\n\n<Unknown />',
      'box.tsx': 'export const Box = () => null;',
    },
    { isForeign: true },
  );
  const page = site.manifest().byFile.get(path.join(contentDir, 'a.mdx'));
  if (!page) throw new Error('There is no page.');
  const config = {
    ...testConfig,
    navbar: { ...testConfig.navbar, items: [{ kind: 'link', label: 'Kiln', path: '/kiln/' }] },
  } as unknown as ClientConfig;
  const links = await findPageLinks({ page, compiled: await site.compile(page) }, site, config);
  expect(links.map(({ message }) => message)).toEqual([
    'The link "live.mdx#gone" names a heading that does not exist: "#gone".',
    'The link "live.mdx#tone" names a heading that does not exist: "#tone".',
    'The link "/docs/kiln/" leads to a page that does not exist.',
  ]);
});
