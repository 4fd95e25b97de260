import { describe, expect, it } from 'vitest';
import { nextBackToTop } from './back-to-top.tsx';

const move = (from: number, to: number, options: { isShown?: boolean; isJump?: boolean } = {}) =>
  nextBackToTop(
    { y: from, isShown: options.isShown ?? false },
    { y: to, isJump: options.isJump ?? false },
  ).isShown;

describe('nextBackToTop', () => {
  it('appears when scrolling up below 300 px', () => {
    expect(move(900, 800)).toBe(true);
    expect(move(310, 299)).toBe(false);
  });

  it('hides when scrolling down, at the top, and after a jump', () => {
    expect(move(800, 900, { isShown: true })).toBe(false);
    expect(move(400, 0, { isShown: true })).toBe(false);
    expect(move(900, 500, { isShown: true, isJump: true })).toBe(false);
  });

  it('stays the same while nothing moves', () => {
    expect(move(800, 800, { isShown: true })).toBe(true);
    expect(move(800, 800)).toBe(false);
  });
});
