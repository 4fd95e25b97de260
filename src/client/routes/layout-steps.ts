/** Attribute of the root element while all of the page is laid out, also what is far below the screen, and of each block that is; styles ask for it. */
const laidOutAttribute = 'data-laid-out';

/** Lays out the whole page, so that every place of it is where it will stay. */
export function layOutAll(): undefined {
  document.documentElement.setAttribute(laidOutAttribute, '');
}

/** Lays out what is on screen, paints it, and lays out the rest one frame later. Returns what calls the rest off. */
export function layOutScreenFirst(): () => void {
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

/** Milliseconds of layout between two frames: an idle period is up to 50 long, and the last block comes on top. */
const slice = 30;

/**
 * Lays out what is far below the screen, a block at a time, while the browser is idle. Returns what calls it off. Browsers that
 * cannot tell when they are idle lay a block out when it comes near.
 */
export function layOutWhenIdle(): () => void {
  if (typeof requestIdleCallback === 'undefined') return () => undefined;
  const blocks = document.querySelectorAll('.prose > *').values();
  let request = requestIdleCallback(layOutSome);
  return () => cancelIdleCallback(request);

  function layOutSome(deadline: IdleDeadline): void {
    const end = performance.now() + slice;
    while (deadline.timeRemaining() > 0 && performance.now() < end) {
      const { value: block, done } = blocks.next();
      if (done) return layOutAll();
      block.setAttribute(laidOutAttribute, '');
      // Asking for a size lays the block out now, so that its time counts.
      block.getBoundingClientRect();
    }
    request = requestIdleCallback(layOutSome);
  }
}
