import { describe, expect, it } from 'vitest';
import { toIsoDate } from './to-iso-date.ts';

describe('toIsoDate', () => {
  it('keeps a day a day, however it is written', () => {
    for (const text of [
      '2024-05-01',
      '5/1/2024',
      'May 1 2024',
      '1 May 2024',
      '5-1-2024',
      '2024-05-01T23:30',
    ])
      expect(toIsoDate(text), text).toBe('2024-05-01');
  });

  it('turns a moment with a time zone into that moment in UTC', () => {
    expect(toIsoDate('2024-05-01T23:30:00-05:00')).toBe('2024-05-02T04:30:00.000Z');
    expect(toIsoDate('2024-05-01T10:00:00Z')).toBe('2024-05-01T10:00:00.000Z');
  });

  it('refuses what is no date, and days that no month has', () => {
    for (const text of ['soon', '2024-13-01', '2024-02-31', ''])
      expect(toIsoDate(text), text).toBeUndefined();
  });
});
