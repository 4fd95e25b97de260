/** Listens for clicks on matching elements, now and later in the document's life; returns a cleanup function. */
export function onClick(
  root: Document,
  selector: string,
  listener: (element: HTMLElement, event: MouseEvent) => void,
): () => void {
  const onEvent = (event: MouseEvent) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) listener(element, event);
  };
  root.addEventListener('click', onEvent);
  return () => root.removeEventListener('click', onEvent);
}
