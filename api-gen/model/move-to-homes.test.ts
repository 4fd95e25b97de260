import { describe, expect, it } from 'vitest';
import type { Declaration, DeclarationKind } from './declaration.ts';
import { moveToHomes } from './move-to-homes.ts';
import { plainDeclaration } from './plain-declaration.ts';

const declare = (
  kind: DeclarationKind,
  name: string,
  id: number,
  file: string | null,
  rest: Partial<Declaration> = {},
): Declaration =>
  plainDeclaration({ id, name, kind, position: file ? { file, line: 1 } : null, ...rest });

describe('moveToHomes', () => {
  const target = declare('class', 'BaseTarget', 7, 'base.ts');
  const index = declare('module', 'targets', 1, 'targets/index.ts', { children: [target] });
  const base = declare('module', 'base', 2, 'base.ts', {
    children: [declare('reference', 'default', 3, null, { aliasOf: 7 })],
  });

  const homes = new Map([[7, 'base.ts']]);
  const exports = new Map([
    ['targets/index.ts', new Map([[7, { name: 'Base', isType: false }]])],
    ['base.ts', new Map([[7, { name: 'default', isType: false }]])],
  ]);

  it('shows a class in its home, and a reference where it is re-exported', () => {
    const [movedIndex, movedBase] = moveToHomes([index, base], homes, exports);
    expect(movedBase?.children).toEqual([target]);
    expect(movedIndex?.children).toMatchObject([{ kind: 'reference', name: 'Base', aliasOf: 7 }]);
  });

  it('keeps what its home says about a class that says nothing itself', () => {
    const comment = { markdown: 'From the home.', blocks: [], badges: [] };
    const [reference] = base.children;
    const saying = { ...base, children: [{ ...(reference as Declaration), comment }] };
    expect(moveToHomes([index, saying], homes, exports)[1]?.children).toEqual([
      { ...target, comment },
    ]);
  });

  it('leaves a declaration that its home does not list', () => {
    const silent = { ...base, children: [] };
    expect(moveToHomes([index, silent], homes, exports)[0]?.children).toEqual([target]);
  });
});
