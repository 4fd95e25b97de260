import path from 'node:path';
import { expect, it } from 'vitest';
import { convertProject } from '../../../api-gen/convert/convert-project.ts';
import type { KeptProgram } from '../../../api-gen/convert/create-application.ts';
import { listModules } from '../../../api-gen/convert/source-files.ts';
import { buildPages } from '../../../api-gen/model/build-pages.ts';
import type { Declaration } from '../../../api-gen/model/declaration.ts';
import type { LinkTable } from '../../../api-gen/model/links.ts';
import { findWrongFacts } from './compare-facts.ts';
import { root as repository } from './compare-sources.ts';

/** Reads a fixture folder as the generator does, and returns the arguments for `findWrongFacts`. */
async function readFacts(name: string) {
  const root = path.join(repository, 'api-gen/fixtures', name);
  const kept: KeptProgram = {};
  const { project } = await convertProject({ root, modules: listModules(root), kept });
  const checks = { root, severity: 'warning' } as const;
  const { pages, table } = buildPages(project, { apiPath: '/api/', checks });
  const { program } = kept;
  if (!program) throw new Error('There is no program.');
  return { root, project, pages, table, program };
}

/** Returns a copy of a link table with changed declarations. */
function withPlaces(table: LinkTable, change: (declaration: Declaration) => Partial<Declaration>) {
  const places = [...table.places].map(([id, place]) => {
    const { declaration } = place;
    return [id, { ...place, declaration: { ...declaration, ...change(declaration) } }] as const;
  });
  return { ...table, places: new Map(places) };
}

it('finds confused kinds and import lines', async () => {
  const facts = await readFacts('reading');
  const { pages, table } = facts;
  expect(findWrongFacts(facts)).toEqual([]);

  const wrong = pages.map((page) => ({
    ...page,
    importLines: page.importLines.map((line) => line.replace('{ RaceCar }', '{ Rally }')),
  }));
  const changed = withPlaces(table, ({ name }) => (name === 'Ticket' ? { kind: 'class' } : {}));
  expect(findWrongFacts({ ...facts, pages: wrong, table: changed })).toEqual([
    expect.stringMatching(/^uses\.ts:\d+: Ticket is not a class$/),
    'classes/family.RaceCar: import { Rally } from "reading/family";',
  ]);
});

it('finds names that no module exports, and knows the exports of a declared module', async () => {
  const facts = await readFacts('reading');
  const packages = [{ specifier: 'kit-core', file: 'kit.d.ts' }];
  const lines = ['{ Part }', '{ Whole }', 'Part'].map((name) => `import ${name} from "kit-core";`);
  const pages = facts.pages.slice(0, 1).map((page) => ({ ...page, importLines: lines }));
  const table = withPlaces(facts.table, ({ name }) => (name === 'Ticket' ? { name: 'enum' } : {}));
  const changed = { ...facts, project: { ...facts.project, packages }, pages, table };
  expect(findWrongFacts(changed)).toEqual([
    expect.stringMatching(/^uses\.ts:\d+: enum is not a/),
    expect.stringMatching(/: import \{ Whole \} from "kit-core";$/),
    expect.stringMatching(/: import Part from "kit-core";$/),
  ]);
});

it('finds constants that are shown as variables, and the reverse', async () => {
  const facts = await readFacts('constructs');
  const right = findWrongFacts(facts);
  const words = new Map([
    ['limits', 'let'],
    ['current', 'const'],
  ]);
  const changed = withPlaces(facts.table, ({ name }) => {
    const word = words.get(name);
    return word === undefined ? {} : { code: [`${word} `] };
  });
  const found = findWrongFacts({ ...facts, table: changed });
  expect(found.filter((line) => !right.includes(line))).toEqual([
    expect.stringMatching(/: current is declared with const$/),
    expect.stringMatching(/: limits is declared with let$/),
  ]);
});
