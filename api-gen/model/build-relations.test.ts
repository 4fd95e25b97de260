import { describe, expect, it } from 'vitest';
import { declare } from '../testing/declare.ts';
import type { RelatedType } from './api-page.ts';
import { buildRelations } from './build-relations.ts';
import { codeText, token } from './code.ts';
import type { Declaration, DeclarationKind } from './declaration.ts';
import { findRelatives } from './find-relatives.ts';
import { buildLinkTable } from './links.ts';
import { assignSlugs } from './slugs.ts';

const named = (id: number) => [token('type', `T${id}`, id)];
const type = (kind: DeclarationKind, id: number, rest: Partial<Declaration> = {}) =>
  declare(kind, `T${id}`, [], { id, ...rest });

/**
 * Lists the relations of the first declaration, one type per line. Module `a` also contains
 * `others`, and module `b` contains `far`.
 */
function relationsOf(first: Declaration, others: Declaration[], far: Declaration[] = []): string[] {
  const modules = [
    declare('module', 'a', [first, ...others], { id: 100 }),
    declare('module', 'b', far, { id: 101 }),
  ];
  const table = buildLinkTable(assignSlugs(modules), '/api/');
  const context = { table, usedBy: new Map() };
  const list = ({ word, code, overrides, types }: RelatedType): string[] => [
    [word, codeText(code), ...overrides.map((name) => `(${name})`)].filter(Boolean).join(' '),
    ...types.flatMap(list).map((line) => `  ${line}`),
  ];
  return buildRelations(context, first, findRelatives(table)).flatMap(({ id, title, groups }) => [
    `${title} #${id}`,
    ...groups.flatMap(({ label, types }) => [label, ...types.flatMap(list)]),
  ]);
}

describe('buildRelations', () => {
  it('names the module of each type whose name is not unique', () => {
    const subtypes = [type('class', 2, { extends: [named(1)] }), type('class', 3)];
    const far = [type('class', 4, { name: 'T2', extends: [named(1)] }), type('class', 5)];
    expect(relationsOf(type('class', 1), subtypes, far)).toEqual([
      'Hierarchy #hierarchy',
      'Extended by',
      'T2 (a)',
      'T2 (b)',
    ]);
  });

  it('lists a type below the nearest one only, with the members that it overrides', () => {
    const overrides = { name: 'T1.run' };
    const members = [
      declare('constructor', 'constructor', [], { overrides }),
      declare('method', 'run', [], { overrides }),
      declare('method', 'stay', [], { overrides, inheritedFrom: overrides }),
    ];
    const subtypes = [
      type('class', 2, { extends: [named(1)], children: members }),
      type('class', 3, { extends: [named(2)], implements: [named(1)] }),
    ];
    expect(relationsOf(type('class', 1), subtypes)).toEqual([
      'Hierarchy #hierarchy',
      'Extended by',
      'T2 (run)',
      '  T3',
      'Implements #implements',
      'Implemented by',
      'T3',
    ]);
  });

  it('lists under an interface only what a class implements', () => {
    const others = [
      type('interface', 2, { extends: [named(1)] }),
      type('interface', 3, { extends: [named(1)] }),
      type('class', 4, { implements: [named(3)] }),
    ];
    expect(relationsOf(type('interface', 1), others)).toEqual([
      'Hierarchy #hierarchy',
      'Extended by',
      'T2',
      'T3',
      'Implemented by #implements',
      'Implemented by',
      'T3',
      '  T4',
    ]);
  });

  it('ends where types extend one another', () => {
    const first = type('interface', 1, { extends: [named(2)] });
    expect(relationsOf(first, [type('interface', 2, { extends: [named(1)] })])).toEqual([
      'Hierarchy #hierarchy',
      'Extends',
      'T2',
      '  extends T1',
      'Extended by',
      'T2',
    ]);
  });
});
