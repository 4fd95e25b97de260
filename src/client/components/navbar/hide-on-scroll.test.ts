import { describe, expect, it } from 'vitest';
import { hideOnScroll, initialHideOnScroll, type HideOnScrollEvent } from './hide-on-scroll.ts';

const scrolled = (top: number): HideOnScrollEvent => ({
  type: 'scrolled',
  top,
  navbarHeight: 60,
  windowHeight: 800,
  documentHeight: 3000,
});
const jump: HideOnScrollEvent = { type: 'navigated', hasHash: true };
const isHidden = (...events: HideOnScrollEvent[]) =>
  events.reduce(hideOnScroll, initialHideOnScroll).isHidden;

describe('hideOnScroll', () => {
  it('hides when scrolling down past its own height', () => {
    expect(isHidden(scrolled(50))).toBe(false);
    expect(isHidden(scrolled(50), scrolled(61))).toBe(true);
  });

  it('shows when scrolling up', () => {
    expect(isHidden(scrolled(500), scrolled(499))).toBe(false);
  });

  it('is visible near the top, even while the page bounces', () => {
    expect(isHidden(scrolled(500), scrolled(10))).toBe(false);
    expect(isHidden(scrolled(500), scrolled(-30), scrolled(-5), scrolled(20))).toBe(false);
  });

  it('stays hidden on a small scroll up from the very end', () => {
    expect(isHidden(scrolled(2200), scrolled(2180))).toBe(true);
    expect(isHidden(scrolled(2200), scrolled(2100))).toBe(false);
  });

  it('a jump to a heading hides it until the jump ends, even upward', () => {
    expect(isHidden(jump)).toBe(true);
    expect(isHidden(scrolled(2000), jump, scrolled(1500), scrolled(1000))).toBe(true);
    expect(isHidden(scrolled(2000), jump, scrolled(1000), { type: 'settled' }, scrolled(990))).toBe(
      false,
    );
  });

  it('a navigation without a hash shows it', () => {
    expect(isHidden(scrolled(500), { type: 'navigated', hasHash: false })).toBe(false);
    expect(
      isHidden(jump, { type: 'navigated', hasHash: false }, scrolled(100), scrolled(200)),
    ).toBe(true);
  });

  it('focus inside it shows it', () => {
    expect(isHidden(scrolled(500), { type: 'focused' })).toBe(false);
  });

  it('a scroll event without movement changes nothing', () => {
    expect(isHidden(scrolled(500), scrolled(500))).toBe(true);
    expect(isHidden(scrolled(500), scrolled(400), scrolled(400))).toBe(false);
  });
});
