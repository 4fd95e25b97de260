import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useDelayedProgress } from './use-delayed-progress.ts';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const follow = () =>
  renderHook(({ isNavigating }) => useDelayedProgress(isNavigating), {
    initialProps: { isNavigating: false },
  });

describe('useDelayedProgress', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('starts 200 ms after a navigation and finishes with it', () => {
    const { result, rerender } = follow();
    rerender({ isNavigating: true });
    pass(199);
    expect(result.current).toBe('hidden');
    pass(1);
    expect(result.current).toBe('running');
    rerender({ isNavigating: false });
    expect(result.current).toBe('finishing');
    pass(1000);
    expect(result.current).toBe('hidden');
  });

  it('never shows for a faster navigation', () => {
    const { result, rerender } = follow();
    rerender({ isNavigating: true });
    pass(150);
    rerender({ isNavigating: false });
    pass(1000);
    expect(result.current).toBe('hidden');
  });

  it('shows again for a navigation that begins while the last one is finishing', () => {
    const { result, rerender } = follow();
    rerender({ isNavigating: true });
    pass(300);
    rerender({ isNavigating: false });
    rerender({ isNavigating: true });
    pass(200);
    expect(result.current).toBe('running');
    pass(5000);
    expect(result.current).toBe('running');
  });

  it('renders nothing at first, and then only a line', () => {
    const { container, rerender } = render(<ProgressBar phase="hidden" />);
    expect(container.innerHTML).toBe('');
    rerender(<ProgressBar phase="running" />);
    expect(container.innerHTML).toBe(
      '<div class="progress-bar" data-phase="running" aria-hidden="true"></div>',
    );
  });
});
