import { describe, expect, it } from 'vitest';
import { collapseDuration } from './collapsible.tsx';

describe('collapseDuration', () => {
  it.each([
    [36, 192],
    [100, 239],
    [200, 281],
    [500, 357],
    [1000, 440],
    [5000, 833],
  ])('animates %d px in about %d ms', (height, expected) => {
    expect(Math.abs(collapseDuration(height) - expected) / expected).toBeLessThan(0.05);
  });

  it('grows with the height, but less than proportionally', () => {
    expect(collapseDuration(400)).toBeGreaterThan(collapseDuration(200));
    expect(collapseDuration(400)).toBeLessThan(2 * collapseDuration(200));
    expect(collapseDuration(0)).toBe(0);
  });
});
