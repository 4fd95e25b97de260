import { useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';

/**
 * Defers the layout of everything far below the viewport: on the first page, until the browser is
 * idle; on a new page that starts at the top, until the first screen has been painted. For any
 * other scroll position, lays out the whole page at once, because the position depends on the
 * layout.
 */
export function useDeferredLayout(page: string, { hash }: Location): void {
  const navigationType = useNavigationType();
  const shown = useRef<string | null>(null);
  const cancel = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    const last = shown.current;
    if (last === page) return;
    shown.current = page;
    cancel.current?.();
    const isAtTop = navigationType !== 'POP' && hash === '';
    if (last === null) cancel.current = layOutWhenIdle();
    else cancel.current = isAtTop ? layOutScreenFirst() : layOutAll();
  }, [page, hash, navigationType]);
}

/**
 * Attribute set on the root element while the whole page is laid out, including the parts far below
 * the viewport, and on each block that is laid out individually. The CSS depends on it.
 */
const laidOutAttribute = 'data-laid-out';

/** Lays out the whole page, so that every position is final. */
function layOutAll(): undefined {
  document.documentElement.setAttribute(laidOutAttribute, '');
}

/**
 * Lays out the visible part, paints it, and lays out the rest one frame later. Returns a function
 * that cancels the rest.
 */
function layOutScreenFirst() {
  document.documentElement.removeAttribute(laidOutAttribute);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(layOutAll);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Time budget for layout between two frames, in milliseconds; the last blocks may exceed it. */
const slice = 15;

/**
 * Number of blocks that are laid out together. Each layout also positions all other blocks, and
 * each frame checks what has moved, so smaller batches take longer overall, while larger batches
 * block slow devices.
 */
const batch = 8;

/**
 * Maximum wait, in milliseconds: a busy machine is never idle, but its reader needs final
 * positions, too.
 */
const longestWait = { timeout: 500 };

/**
 * Lays out the parts far below the viewport, a few blocks at a time, while the browser is idle.
 * Returns a function that cancels the rest. Browsers without idle callbacks lay out a block when it
 * comes near the viewport.
 */
export function layOutWhenIdle(): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const blocks = [...document.querySelectorAll('.prose > *')];
  let request = requestIdleCallback(layOutSome, longestWait);
  return () => cancelIdleCallback(request);

  function layOutSome() {
    const end = performance.now() + slice;
    while (performance.now() < end) {
      const [first, ...others] = blocks.splice(0, batch);
      if (!first) return layOutAll();
      for (const block of [first, ...others]) block.setAttribute(laidOutAttribute, '');
      // Reading a size forces the layout now, so that its time counts toward the budget.
      first.getBoundingClientRect();
    }
    request = requestIdleCallback(layOutSome, longestWait);
  }
}
