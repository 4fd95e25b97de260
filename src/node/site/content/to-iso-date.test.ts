import { describe, expect, it } from 'vitest';
import { toIsoDate } from './to-iso-date.ts';

describe('toIsoDate', () => {
  it('keeps the day, whatever the format', () => {
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

  it('converts a time with a time zone to UTC', () => {
    expect(toIsoDate('2024-05-01T23:30:00-05:00')).toBe('2024-05-02T04:30:00.000Z');
    expect(toIsoDate('2024-05-01T10:00:00Z')).toBe('2024-05-01T10:00:00.000Z');
  });

  it('rejects anything else, including days that do not exist', () => {
    for (const text of ['soon', '2024-13-01', '2024-02-31', ''])
      expect(toIsoDate(text), text).toBeUndefined();
  });
});
