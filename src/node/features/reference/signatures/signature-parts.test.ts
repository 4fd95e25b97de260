import { describe, expect, it } from 'vitest';
import { signatureParts } from './signature-parts.ts';

describe('signatureParts', () => {
  it('finds keywords, the declared name, types, strings and links', () => {
    expect(signatureParts('type Size<T> = Box<T> | "px" | 1', [['Box', '/box/']])).toEqual([
      ['keyword', 'type'],
      ' ',
      ['name', 'Size'],
      '<',
      ['type', 'T'],
      '> = ',
      ['type', 'Box', '/box/'],
      '<',
      ['type', 'T'],
      '> | ',
      ['string', '"px"'],
      ' | ',
      ['string', '1'],
    ]);
  });

  it('distinguishes names from keywords by their position', () => {
    const code = 'static get(type: string, of?: Range): void';
    expect(signatureParts(code, [['Range', '/a/']])).toEqual([
      ['keyword', 'static'],
      ' ',
      ['name', 'get'],
      '(type: ',
      ['keyword', 'string'],
      ', of?: ',
      ['type', 'Range', '/a/'],
      '): ',
      ['keyword', 'void'],
    ]);
  });

  it("gives each of a name's links to one of its uses, in order", () => {
    const links = [
      ['Range', '/a/'],
      ['Range', '/b/'],
    ] as const;
    const parts = signatureParts('swap(a: Range, b: Range)', links);
    expect(parts.filter((part) => part.length === 3)).toEqual([
      ['type', 'Range', '/a/'],
      ['type', 'Range', '/b/'],
    ]);
  });
});
