import { useEffect, useState } from 'react';
import { whenIdle } from '#client/loading/when-idle.ts';
import { listen } from '#client/listen.ts';

/**
 * Returns the id of the current heading, updated on scroll; null on the server and above the first
 * heading. If the navbar scrolls out of view (`navbarHides`), nothing covers the top of the
 * viewport.
 */
export function useActiveHeading(ids: readonly string[], navbarHides: boolean): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      const navbar = navbarHides ? null : document.querySelector('.navbar');
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const reading = {
        edge: navbar?.getBoundingClientRect().bottom ?? 0,
        height: window.innerHeight,
        isAtEnd: scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1,
      };
      setActive(findOpenStep(ids) ?? findActiveHeading(measureHeadings(ids), reading));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    // Measuring right away would delay the page's first paint.
    const stopWaiting = whenIdle(update);
    const stop = listen(window, { scroll: schedule, resize: schedule }, { passive: true });
    // Opening a course step hides the content around it, possibly without scrolling.
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

/**
 * Returns the heading id of a course's open step, regardless of the scroll position; undefined if
 * no step is open.
 */
function findOpenStep(ids: readonly string[]) {
  const step = document.querySelector('[data-lesson] > [data-open]');
  return step ? ids.find((id) => step.querySelector(`#${CSS.escape(id)}`)) : undefined;
}

function measureHeadings(ids: readonly string[]): readonly HeadingPosition[] {
  return ids.flatMap((id) => {
    const heading = document.getElementById(id);
    // While the drills are open, the course's steps are hidden.
    return !heading || heading.closest('[data-lesson]')
      ? []
      : [{ id, top: visibleAncestor(heading).getBoundingClientRect().top }];
  });
}

/**
 * Returns the element or its nearest ancestor with a box: a heading in a hidden container has none.
 */
function visibleAncestor(element: HTMLElement): HTMLElement {
  const hasBox = element.getClientRects().length > 0;
  return hasBox || !element.parentElement ? element : visibleAncestor(element.parentElement);
}

/** A heading's position in the viewport. */
interface HeadingPosition {
  readonly id: string;
  /** Distance from the viewport's top edge to the heading's top edge, in pixels. */
  readonly top: number;
}

/** The visible part of the page. */
interface ReadingWindow {
  /**
   * Bottom edge of whatever covers the top of the viewport, in pixels from the viewport's top edge.
   */
  readonly edge: number;
  readonly height: number;
  /** Whether the reader has scrolled to the end of the page. */
  readonly isAtEnd: boolean;
}

/**
 * Returns the id of the heading being read: the first heading below the edge if it is in the upper
 * half of the viewport, otherwise the one before it. Returns null above the first heading, and the
 * last heading at the end of the page.
 */
export function findActiveHeading(
  headings: readonly HeadingPosition[],
  { edge, height, isAtEnd }: ReadingWindow,
): string | null {
  const next = isAtEnd ? -1 : headings.findIndex(({ top }) => top >= edge);
  if (next === -1) return headings.at(-1)?.id ?? null;
  const isNear = (headings[next]?.top ?? 0) < height / 2;
  return headings[isNear ? next : next - 1]?.id ?? null;
}
