import { expect, it } from 'vitest';
import { declare } from '../testing/declare.ts';
import type { ExportedName } from './declaration.ts';
import { importLines } from './import-lines.ts';

/** Returns the import lines of a class that a package exports under a name. */
function linesOf(name: string, { as, isType = false }: { as: string; isType?: boolean }): string[] {
  const declaration = declare('class', name, [], { id: 1 });
  const module = declare('module', 'kit', [declaration]);
  const exported: ExportedName = { name: as, isType };
  const project = {
    packages: [{ specifier: 'kit', file: 'index.ts' }],
    exports: new Map([['index.ts', new Map([[1, exported]])]]),
  };
  return importLines(
    { declaration, module, category: 'classes', id: name, names: [name], isCopy: false },
    project,
  );
}

it.each([
  ['a plain export', 'Run', { as: 'Run' }, 'import { Run } from "kit";'],
  ['a type', 'Run', { as: 'Run', isType: true }, 'import type { Run } from "kit";'],
  ['a default export', 'run', { as: 'default' }, 'import run from "kit";'],
  ['a default export without a name', 'default', { as: 'default' }, 'import imported from "kit";'],
  ['a reserved word', 'enum', { as: 'enum' }, 'import { enum as enum_ } from "kit";'],
])('imports %s', (_what, name, exported, line) => {
  expect(linesOf(name, exported)).toEqual([line]);
});
