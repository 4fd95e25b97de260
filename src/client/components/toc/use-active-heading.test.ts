import { describe, expect, it } from 'vitest';
import { findActiveHeading } from './use-active-heading.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${String(index)}`, top }));
const reading = { edge: 60, height: 800, isAtEnd: false };

describe('findActiveHeading', () => {
  it('returns the first heading below the edge in the upper half', () => {
    expect(findActiveHeading(at(-500, 60, 300), reading)).toBe('h1');
    expect(findActiveHeading(at(-500, 59, 399), reading)).toBe('h2');
  });

  it('returns the previous one if the next is in the lower half', () => {
    expect(findActiveHeading(at(-500, 400, 700), reading)).toBe('h0');
  });

  it('returns none above the first heading', () => {
    expect(findActiveHeading(at(500, 700), reading)).toBeNull();
    expect(findActiveHeading([], reading)).toBeNull();
  });

  it('returns the last one at the page’s end, and when all are above', () => {
    expect(findActiveHeading(at(-500, 300, 700), { ...reading, isAtEnd: true })).toBe('h2');
    expect(findActiveHeading(at(-500, -300), reading)).toBe('h1');
  });

  it('measures from the window’s edge when the navbar hides', () => {
    expect(findActiveHeading(at(-5, 30, 300), { ...reading, edge: 0 })).toBe('h1');
  });
});
