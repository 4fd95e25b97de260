import { describe, expect, it } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

describe('mayPrefetch', () => {
  it('stays away from 2g and data savers', () => {
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
  });

  it('rests while there is no connection', () => {
    expect(mayPrefetch({ effectiveType: '4g' }, false)).toBe(false);
    expect(mayPrefetch(undefined, false)).toBe(false);
  });

  it('is allowed on other connections, and where nothing is known', () => {
    expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(true);
    expect(mayPrefetch(undefined)).toBe(true);
  });
});
