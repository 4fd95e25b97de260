import { describe, expect, it } from 'vitest';
import type { Declaration, DeclarationKind } from './declaration.ts';
import { moveToOwnModules } from './own-modules.ts';
import { plainDeclaration } from './plain-declaration.ts';

const declare = (
  kind: DeclarationKind,
  name: string,
  id: number,
  file: string | null,
  rest: Partial<Declaration> = {},
): Declaration =>
  plainDeclaration({ id, name, kind, position: file ? { file, line: 1 } : null, ...rest });

describe('moveToOwnModules', () => {
  const target = declare('class', 'BaseTarget', 7, 'base.ts');
  const index = declare('module', 'targets', 1, 'targets/index.ts', { children: [target] });
  const base = declare('module', 'base', 2, 'base.ts', {
    children: [declare('reference', 'default', 3, null, { aliasOf: 7 })],
  });

  it('shows a class where it is declared, and a reference where it is re-exported', () => {
    const [movedIndex, movedBase] = moveToOwnModules([index, base], new Map([[7, 'Base']]));
    expect(movedBase?.children).toEqual([target]);
    expect(movedIndex?.children).toMatchObject([{ kind: 'reference', name: 'Base', aliasOf: 7 }]);
  });

  it('leaves a declaration whose own module does not export it', () => {
    const silent = { ...base, children: [] };
    expect(moveToOwnModules([index, silent], new Map())[0]?.children).toEqual([target]);
  });
});
