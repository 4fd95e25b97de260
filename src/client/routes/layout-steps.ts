/** Attribute of the root element while all of the page is laid out, also what is far below the screen; styles ask for it. */
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
