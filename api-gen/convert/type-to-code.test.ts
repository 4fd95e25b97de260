import type { ReferenceType } from 'typedoc';
import { describe, expect, it } from 'vitest';
import { referenceTarget } from './type-to-code.ts';

describe('the link of a name in a type', () => {
  const link = (rest: object) =>
    referenceTarget({
      package: '@types/vscode',
      qualifiedName: 'Event',
      name: 'Event',
      ...rest,
    } as ReferenceType);
  const declared = (isTypeParameter: boolean) => ({
    reflection: { id: 7, kindOf: () => isTypeParameter },
  });

  it('leads to the declaration, or to the documentation of the package', () => {
    expect(link(declared(false))).toEqual(7);
    const url = 'https://code.visualstudio.com/api/references/vscode-api#Event';
    expect(link({})).toEqual(url);
    expect(link({ externalUrl: '/a/' })).toEqual('/a/');
  });

  it('is missing for a type parameter, and for a name without documentation', () => {
    expect(link({ refersToTypeParameter: true })).toBeUndefined();
    expect(link(declared(true))).toBeUndefined();
    expect(link({ package: 'kit' })).toBeUndefined();
  });
});
