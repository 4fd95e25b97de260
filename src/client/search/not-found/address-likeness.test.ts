import { describe, expect, it } from 'vitest';
import { addressLikeness, addressWords } from './address-likeness.ts';

describe('addressWords', () => {
  it('omits endings and segments that are too short to name a page', () => {
    expect(addressWords('/user/instalation/x')).toEqual(['user', 'instalation']);
    expect(addressWords('/user/seeing-hats.html')).toEqual(['user', 'seeing hats']);
  });

  it('keeps short segments if there are no others', () => {
    expect(addressWords('/x')).toEqual(['x']);
  });
});

describe('addressLikeness', () => {
  const nearest = (wanted: string, ...paths: string[]): string | undefined => {
    const likeness = (path: string) => addressLikeness(addressWords(wanted), addressWords(path));
    return paths.toSorted((a, b) => likeness(b) - likeness(a))[0];
  };

  it.each([
    ['/user/instalation/x', '/user/installation/', '/user/unicode/'],
    ['/cheatsheet/', '/user/cheatsheet/', '/contributing/'],
    ['/seeinghats/', '/user/seeing-hats/', '/user/glossary/'],
    ['/contributing/glossary/', '/user/glossary/', '/contributing/guidelines/'],
    ['/target/', '/api/classes/BaseTarget/', '/user/try/'],
  ])('sends %s to %s rather than to %s', (wanted, near, far) => {
    expect(nearest(wanted, far, near)).toBe(near);
  });

  it('finds no similarity between unrelated addresses', () => {
    expect(addressLikeness(['nothing'], ['user', 'glossary'])).toBe(0);
  });
});
