import path from 'node:path';
import { expect, it } from 'vitest';
import { readSources, toProject } from '../../../api-gen/convert/convert-project.ts';
import { listModules } from '../../../api-gen/convert/source-files.ts';
import { buildPages } from '../../../api-gen/model/build-pages.ts';
import { findWrongFacts } from './compare-facts.ts';
import { root as repository } from './compare-sources.ts';

it('finds confused kinds, constants and import lines', async () => {
  const root = path.join(repository, 'api-gen/fixtures/reading');
  const reading = await readSources({ root, modules: listModules(root) });
  const project = toProject(reading, { root, modules: [] });
  const checks = { root, severity: 'warning' } as const;
  const { pages, table } = buildPages(project, { apiPath: '/api/', checks });
  const [program] = reading.programs;
  if (!program) throw new Error('There is no program.');
  const facts = { root, project, pages, table, program };
  expect(findWrongFacts(facts)).toEqual([]);

  const wrong = pages.map((page) => ({
    ...page,
    importLine: page.importLine?.replace('{ RaceCar }', '{ Rally }'),
  }));
  const places = new Map(
    [...table.places].map(([id, place]) => {
      const { declaration } = place;
      const kind = declaration.name === 'Ticket' ? ('class' as const) : declaration.kind;
      return [id, { ...place, declaration: { ...declaration, kind } }];
    }),
  );
  expect(findWrongFacts({ ...facts, pages: wrong, table: { ...table, places } })).toEqual([
    expect.stringMatching(/^uses\.ts:\d+: Ticket is not a class$/),
    'classes/family.RaceCar: import { Rally } from "reading/family";',
  ]);
});
