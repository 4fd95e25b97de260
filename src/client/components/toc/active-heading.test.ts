import { describe, expect, it } from 'vitest';
import { findActiveHeading } from './active-heading.ts';

const at = (...tops: number[]) => tops.map((top, index) => ({ id: `h${String(index)}`, top }));
const reading = { edge: 60, height: 800, isAtEnd: false };

describe('findActiveHeading', () => {
  it('takes the first heading below the edge in the upper half', () => {
    expect(findActiveHeading(at(-500, 60, 300), reading)).toBe('h1');
    expect(findActiveHeading(at(-500, 59, 399), reading)).toBe('h2');
  });

  it('takes the one before when the next is in the lower half', () => {
    expect(findActiveHeading(at(-500, 400, 700), reading)).toBe('h0');
  });

  it('has none above the first heading', () => {
    expect(findActiveHeading(at(500, 700), reading)).toBeNull();
    expect(findActiveHeading([], reading)).toBeNull();
  });

  it('takes the last at the page’s end, and when all are above', () => {
    expect(findActiveHeading(at(-500, 300, 700), { ...reading, isAtEnd: true })).toBe('h2');
    expect(findActiveHeading(at(-500, -300), reading)).toBe('h1');
  });

  it('counts from the window’s edge when the navbar hides', () => {
    expect(findActiveHeading(at(-5, 30, 300), { ...reading, edge: 0 })).toBe('h1');
  });
});
