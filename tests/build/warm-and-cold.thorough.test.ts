import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases } from '#shared/testing/cases.ts';
import { buildFixture, type BuiltFixture } from './build-fixture.ts';

const base = mkdtempSync(path.join(os.tmpdir(), 'docs-warm-'));
const at = (name: string): string => path.join(base, name);
const pages = ['index', 'guide', 'user/words', 'user/hats', 'parts'] as const;

/**
 * Everything that edits can change in a site whose few pages depend on each other in many ways.
 * Records are keyed by page.
 */
interface Model {
  readonly titles: Readonly<Record<string, string>>;
  readonly slugs: Readonly<Record<string, string>>;
  readonly texts: Readonly<Record<string, string>>;
  readonly positions: Readonly<Record<string, number>>;
  readonly extra: readonly string[];
  readonly category: string;
  readonly partial: string;
  readonly linked: string;
  readonly color: string;
}

const word = fc.constantFrom('air', 'bat', 'cap', 'drum', 'each', 'fine');
const text = fc.array(
  fc.constantFrom(
    'Words.',
    '## Heading',
    '`"chuck air"`',
    '> [!NOTE]\n> A note.',
    '*soft*',
    '| a |\n| - |\n| b |',
  ),
  { maxLength: 4 },
);
const edit: fc.Arbitrary<(model: Model) => Model> = fc
  .tuple(fc.constantFrom(...pages), word, text, fc.nat(9))
  .chain(([page, name, blocks, number]) =>
    fc.constantFrom<(model: Model) => Model>(
      (model) => ({ ...model, titles: { ...model.titles, [page]: `About ${name}` } }),
      (model) => ({ ...model, slugs: { ...model.slugs, [page]: `/${name}-${page}` } }),
      (model) => ({ ...model, texts: { ...model.texts, [page]: blocks.join('\n\n') } }),
      (model) => ({ ...model, positions: { ...model.positions, [page]: number } }),
      (model) => ({ ...model, extra: [...model.extra, `${name}-${number}`] }),
      (model) => ({ ...model, extra: model.extra.slice(1) }),
      (model) => ({ ...model, category: `All of ${name}` }),
      (model) => ({ ...model, partial: `Imported ${name}.` }),
      (model) => ({ ...model, linked: `Behind a link: ${name} ${number}.` }),
      (model) => ({ ...model, color: `#00000${number}` }),
    ),
  );

let model: Model = {
  titles: {},
  slugs: {},
  texts: {},
  positions: {},
  extra: [],
  category: 'User',
  partial: 'Imported.',
  linked: 'Behind a link.',
  color: '#000000',
};

beforeAll(() => {
  for (const folder of ['docs/user', 'docs/_shared/folder', 'cache', 'output'])
    mkdirSync(at(folder), { recursive: true });
  symlinkSync('_shared/linked.md', at('docs/linked.md'));
  symlinkSync('_shared/folder', at('docs/linked-folder'));
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

/** Writes the model as a content folder. */
function write({
  titles,
  slugs,
  texts,
  positions,
  extra,
  category,
  partial,
  linked,
  color,
}: Model) {
  rmSync(at('docs/extra'), { recursive: true, force: true });
  mkdirSync(at('docs/extra'));
  const put = (file: string, content: string): void => writeFileSync(at(`docs/${file}`), content);
  for (const page of pages) {
    const head = [
      '---',
      `sidebar_position: ${positions[page] ?? 1}`,
      ...(page !== 'index' && slugs[page] ? [`slug: ${slugs[page]}`] : []),
      '---',
    ].join('\n');
    const up = page.includes('/') ? '../' : './';
    const links = pages.map(
      (other) => `[${other}](${up}${other}.${other === 'parts' ? 'mdx' : 'md'})`,
    );
    const isLive = page === 'parts';
    const imported = isLive
      ? "import Part from './_part.mdx';\n\n<Part />"
      : `![Dot](${up}dot.svg)`;
    put(
      `${page}.${isLive ? 'mdx' : 'md'}`,
      `${head}\n\n# ${titles[page] ?? page}\n\n${links.join(' ')}\n\n${imported}\n\n${texts[page] ?? ''}\n`,
    );
  }
  for (const name of extra) put(`extra/${name}.md`, `# ${name}\n\n[Guide](../guide.md)\n`);
  put('_part.mdx', `${partial}\n`);
  put('user/_category_.json', JSON.stringify({ label: category }));
  put('_shared/linked.md', `# Linked\n\n${linked}\n`);
  put('_shared/folder/page.md', `# In a linked folder\n\n${linked}\n`);
  put(
    'dot.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle r="9" fill="${color}"/></svg>`,
  );
}

/** Expects a successful build, and returns all output files as Latin-1 strings, keyed by path. */
function snapshot({ outDir, problems, failed }: BuiltFixture): Readonly<Record<string, string>> {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(failed).toBe(false);
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(outDir, file), readFileSync(file, 'latin1')]),
  );
}

it(
  'whatever is edited, a build with the cache of earlier ones writes the same files as a first build',
  { timeout: 1_200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        model = edits.reduce((edited, change) => change(edited), model);
        write(model);
        const contentDir = at('docs');
        const warm = await buildFixture({
          contentDir,
          cacheDir: at('cache'),
          outDir: at('output/dist'),
        });
        const cold = await buildFixture({ contentDir });
        const [kept, made] = [snapshot(warm), snapshot(cold)];
        warm.remove();
        cold.remove();
        expect(Object.keys(kept)).toEqual(Object.keys(made));
        expect(Object.keys(kept).filter((file) => kept[file] !== made[file])).toEqual([]);
        expect(kept['linked/index.html']).toContain(model.linked);
        expect(kept['linked-folder/page/index.html']).toContain(model.linked);
      }),
      { numRuns: cases(3), endOnFailure: true },
    );
  },
);
