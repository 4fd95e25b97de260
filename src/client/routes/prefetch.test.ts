import { describe, expect, it } from 'vitest';
import { mayPrefetch } from './prefetch.ts';

describe('mayPrefetch', () => {
  it('is false on 2g and with data saver', () => {
    expect(mayPrefetch({ effectiveType: '2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
    expect(mayPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
  });

  it('is false while offline', () => {
    expect(mayPrefetch({ effectiveType: '4g' }, false)).toBe(false);
    expect(mayPrefetch(undefined, false)).toBe(false);
  });

  it('is true on other connections, and if the connection is unknown', () => {
    expect(mayPrefetch({ effectiveType: '3g' })).toBe(true);
    expect(mayPrefetch({ effectiveType: '4g' })).toBe(true);
    expect(mayPrefetch(undefined)).toBe(true);
  });
});
