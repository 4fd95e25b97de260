import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-kept-'));
const at = (name: string): string => path.join(base, name);
const put = (file: string, text: string): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

beforeAll(() => {
  put('docs/index.md', '# Home\n\n[Live](./live.mdx)\n');
  put('docs/static.md', '# Static\n\nBefore.\n');
  put(
    'docs/live.mdx',
    [
      '# Live\n',
      "import { Label } from './_label';",
      "import { text } from '@site/src/text.ts';",
      "import Piece from './_piece.mdx';",
      "import './_label.css';\n",
      '<Label text={text} />\n\n<Piece />\n',
    ].join('\n'),
  );
  put(
    'docs/_label.tsx',
    'export const Label = ({ text }: { readonly text: string }) => <b className="label">{text} one</b>;\n',
  );
  put('docs/_label.css', '.label { color: red; }\n');
  put('docs/_piece.mdx', 'A piece with a [link](./static.md).\n');
  put('src/text.ts', "export const text = 'A';\n");
  put('static/robot.txt', 'one\n');
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Returns all output files as bytes. */
function snapshot({ outDir, files, problems }: BuiltFixture): Readonly<Record<string, string>> {
  expect(problems).toEqual([]);
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(outDir, file), 'latin1')]),
  );
}

/**
 * Builds with the cache and returns whether the bundles were reused. If so, checks that a build
 * without the cache writes the same files.
 */
async function build(config: Readonly<Record<string, unknown>> = {}): Promise<boolean> {
  const contentDir = at('docs');
  const places = { cacheDir: at('cache'), outDir: at('out/dist') };
  const warm = await buildFixture({ contentDir, config, ...places });
  const kept = snapshot(warm);
  warm.remove();
  if (!warm.log.includes('Last bundles reused')) return false;
  const cold = await buildFixture({ contentDir, config });
  const made = snapshot(cold);
  cold.remove();
  expect(Object.keys(kept)).toEqual(Object.keys(made));
  expect(Object.keys(kept).filter((file) => kept[file] !== made[file])).toEqual([]);
  return true;
}

it('bundles are kept while static pages change, and made again for everything that is bundled', async () => {
  const edits: readonly (readonly [what: string, isKept: boolean, edit: () => void])[] = [
    ['a first build', false, () => undefined],
    ['text of a static page', true, () => put('docs/static.md', '# Static\n\nAfter.\n')],
    [
      'a paragraph of a live page',
      false,
      () => put('docs/live.mdx', `${read('docs/live.mdx')}\nMore.\n`),
    ],
    [
      'words of that paragraph, which are no code',
      true,
      () => put('docs/live.mdx', read('docs/live.mdx').replace('More.', 'Much more.')),
    ],
    [
      'a component',
      false,
      () => put('docs/_label.tsx', read('docs/_label.tsx').replace('one', 'two')),
    ],
    ['a component of the site', false, () => put('src/text.ts', "export const text = 'B';\n")],
    [
      'another file for the same import',
      false,
      () => put('docs/_label.js', "export const Label = () => 'three';\n"),
    ],
    ['a style sheet', false, () => put('docs/_label.css', '.label { color: blue; }\n')],
    ['a piece', false, () => put('docs/_piece.mdx', 'Another [link](./static.md).\n')],
    [
      'the address of a page',
      false,
      () => put('docs/static.md', '---\nslug: /moved\n---\n\n# Static\n'),
    ],
    ['a new page', false, () => put('docs/new.md', '# New\n')],
    ['nothing', true, () => undefined],
  ];
  for (const [what, isKept, edit] of edits) {
    edit();
    expect([what, await build()]).toEqual([what, isKept]);
  }
  expect(await build({ title: 'Another title' })).toBe(false);
  expect(await build({ title: 'Another title' })).toBe(true);
}, 1_200_000);

function read(file: string): string {
  return readFileSync(at(file), 'utf8');
}
