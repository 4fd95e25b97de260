import { describe, expect, it } from 'vitest';
import { declare as declareWithSameId } from '../testing/declare.ts';
import type { Declaration } from './declaration.ts';
import { assignSlugs, slugPart } from './slugs.ts';

let nextId = 1;
const declare = (
  ...[kind, name, children, rest]: Parameters<typeof declareWithSameId>
): Declaration => declareWithSameId(kind, name, children, { id: nextId++, ...rest });
const ids = (...modules: Declaration[]) => assignSlugs(modules).map((page) => page.id);

describe('assignSlugs', () => {
  it('joins the module path with _ and the names with dots', () => {
    const module = declare('module', 'actions/EditNew/EditNew.types', [
      declare('interface', 'State'),
      declare('namespace', 'internal', [declare('class', 'Base')]),
      declare('function', 'run'),
    ]);
    expect(ids(module)).toEqual([
      'modules/actions_EditNew_EditNew_types',
      'namespaces/actions_EditNew_EditNew_types.internal',
      'classes/actions_EditNew_EditNew_types.internal.Base',
      'interfaces/actions_EditNew_EditNew_types.State',
    ]);
  });

  it('uses the plain name for a namespace and adds a number to the class of the same name', () => {
    expect(
      ids(declare('module', 'm', [declare('class', 'Parser'), declare('namespace', 'Parser')])),
    ).toEqual(['modules/m', 'namespaces/m.Parser', 'classes/m.Parser-1']);
  });

  it('distinguishes names that differ only in case or punctuation', () => {
    expect(
      ids(
        declare('module', 'm', [declare('class', 'A'), declare('interface', 'a')]),
        declare('module', 'M'),
      ),
    ).toEqual(['modules/m', 'classes/m.A', 'interfaces/m.a-1', 'modules/M-1']);
    expect(ids(declare('module', 'a/b'), declare('module', 'a_b'))).toEqual([
      'modules/a_b',
      'modules/a_b-1',
    ]);
  });

  it('does not let a module take the address of an index page', () => {
    expect(ids(declare('module', 'index'), declare('module', 'README'))).toEqual([
      'modules/index-1',
      'modules/README-1',
    ]);
  });

  it('begins with no `_`, because a file that does is no page', () => {
    const scoped = declare('module', '@all/kit', [declare('class', '_Base')]);
    expect(ids(scoped, declare('module', '*'))).toEqual([
      'modules/all_kit',
      'classes/all_kit._Base',
      'modules/module',
    ]);
  });

  it('takes an old address from @slug', () => {
    const comment = {
      markdown: '',
      blocks: [{ tag: '@slug', markdown: 'default' }],
      badges: [],
    };
    expect(ids(declare('module', 'm', [declare('class', 'Stage', [], { comment })]))).toEqual([
      'modules/m',
      'classes/m.default',
    ]);
  });

  it('repeats a page under the name of a namespace that re-exports it', () => {
    const tree = declare('interface', 'Tree');
    const pages = assignSlugs([
      declare('module', 'm', [
        tree,
        declare('namespace', 'N', [declare('reference', 'Tree', [], { aliasOf: tree.id })]),
      ]),
    ]);
    expect(pages.map((page) => [page.id, page.isCopy])).toEqual([
      ['modules/m', false],
      ['namespaces/m.N', false],
      ['interfaces/m.N.Tree', true],
      ['interfaces/m.Tree', false],
    ]);
  });
});

describe('slugPart', () => {
  it.each([
    ['libs/cursorless-engine', 'libs_cursorless_engine'],
    ['../../x', '______x'],
    ['<script>', '_script_'],
    ['', '_'],
    ['größe', 'größe'],
  ])('turns %j into %j', (name, slug) => {
    expect(slugPart(name)).toBe(slug);
  });

  it('truncates very long names', () => {
    expect(slugPart('x'.repeat(5000)).length).toBeLessThanOrEqual(100);
  });
});
