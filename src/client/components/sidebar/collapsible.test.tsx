import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubMatchMedia } from '#client/testing/match-media.ts';
import { collapseDuration, Collapsible } from './collapsible.tsx';

interface FakeAnimation {
  readonly frames: readonly { readonly height: string }[];
  readonly options: { readonly duration: number; readonly easing: string };
  playState: string;
  onfinish: (() => void) | null;
  cancel: () => void;
}

const animations: FakeAnimation[] = [];
const tree = (isOpen: boolean) => (
  <Collapsible isOpen={isOpen}>
    <p>content</p>
  </Collapsible>
);
const box = () => screen.getByText('content').parentElement as HTMLElement;
const heights = (animation: FakeAnimation | undefined) =>
  animation?.frames.map(({ height }) => height);
const finish = (animation: FakeAnimation | undefined) =>
  act(() => {
    if (animation) animation.playState = 'finished';
    animation?.onfinish?.();
  });

describe('Collapsible', () => {
  beforeEach(() => {
    animations.length = 0;
    stubMatchMedia();
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(500);
    Element.prototype.animate = function (frames, options) {
      const animation = {
        frames,
        options,
        playState: 'running',
        onfinish: null,
        cancel: () => void (animation.playState = 'idle'),
      } as unknown as FakeAnimation;
      animations.push(animation);
      return animation as unknown as Animation;
    };
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(Element.prototype, 'animate');
  });

  it('animates the height, longer for taller content, easing in and out', () => {
    const { rerender } = render(tree(false));
    rerender(tree(true));
    expect(heights(animations[0])).toEqual(['0px', '500px']);
    expect(animations[0]?.options).toEqual({
      duration: collapseDuration(500),
      easing: 'ease-in-out',
    });
  });

  it('does not animate the first render, and leaves no inline height', () => {
    const { rerender } = render(tree(true));
    expect(animations).toHaveLength(0);
    rerender(tree(false));
    finish(animations[0]);
    rerender(tree(true));
    finish(animations[1]);
    expect(box().getAttribute('style')).toBeNull();
    expect(box().hidden).toBe(false);
  });

  it('stays visible until the closing animation ends, and is then hidden', () => {
    const { rerender } = render(tree(true));
    rerender(tree(false));
    expect(box().hidden).toBe(false);
    finish(animations[0]);
    expect(box().hidden).toBe(true);
  });

  it('changes at once with reduced motion', () => {
    stubMatchMedia('(prefers-reduced-motion: reduce)');
    const { rerender } = render(tree(true));
    rerender(tree(false));
    expect(animations).toHaveLength(0);
    expect(box().hidden).toBe(true);
  });

  it('ends in the state of the last click after quick toggling, continuing from the current height', () => {
    const { rerender } = render(tree(false));
    rerender(tree(true));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
      height: 120,
    } as DOMRect);
    rerender(tree(false));
    expect(heights(animations[1])).toEqual(['120px', '0px']);
    rerender(tree(true));
    expect(heights(animations[2])).toEqual(['120px', '500px']);
    expect(animations.map(({ playState }) => playState)).toEqual(['idle', 'idle', 'running']);
    finish(animations[2]);
    expect(box().hidden).toBe(false);
    expect(box().getAttribute('style')).toBeNull();
  });
});

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
