import { useEffect, useState } from 'react';
import { whenIdle } from '#client/loading/when-idle.ts';
import { findActiveHeading, type HeadingPosition, type ReadingWindow } from './active-heading.ts';
import { listen } from '#client/listen.ts';

interface ActiveHeadingOptions {
  readonly ids: readonly string[];
  /** Whether the navbar scrolls out of view, so that nothing covers the top. */
  readonly navbarHides: boolean;
}

/** Id of the current heading, updated on scroll; null on the server and above the first heading. */
export function useActiveHeading({ ids, navbarHides }: ActiveHeadingOptions): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () =>
      setActive(
        findOpenStep(ids) ?? findActiveHeading(measureHeadings(ids), measureWindow(navbarHides)),
      );
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    // Measuring would delay the page's first paint.
    const stopWaiting = whenIdle(update);
    const stop = listen(window, { scroll: schedule, resize: schedule }, { passive: true });
    // A step of a course that opens hides what is around it, perhaps without scrolling.
    const sizes = new ResizeObserver(schedule);
    sizes.observe(document.body);
    return () => {
      stopWaiting();
      cancelAnimationFrame(frame);
      stop();
      sizes.disconnect();
    };
  }, [ids, navbarHides]);
  return active;
}

/** Returns the heading of a course's open step, wherever the reader has scrolled to. */
function findOpenStep(ids: readonly string[]): string | undefined {
  const step = document.querySelector('[data-lesson] > [data-open]');
  return step ? ids.find((id) => step.querySelector(`#${CSS.escape(id)}`)) : undefined;
}

function measureHeadings(ids: readonly string[]): readonly HeadingPosition[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id);
    // While the drills are open, the steps of the course are hidden.
    return !heading || heading.closest('[data-lesson]')
      ? []
      : [{ id, top: visibleAncestor(heading).getBoundingClientRect().top }];
  });
}

/** Returns the nearest ancestor with a box: a heading in a hidden container has none. */
function visibleAncestor(element: HTMLElement): HTMLElement {
  const hasBox = element.getClientRects().length > 0;
  return hasBox || !element.parentElement ? element : visibleAncestor(element.parentElement);
}

function measureWindow(navbarHides: boolean): ReadingWindow {
  const navbar = navbarHides ? null : document.querySelector('.navbar');
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  return {
    edge: navbar?.getBoundingClientRect().bottom ?? 0,
    height: window.innerHeight,
    isAtEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1,
  };
}
