/** Listens for clicks on matching elements, now and later in the document's life; returns a cleanup function. */
export function onClick(
  root: Document,
  selector: string,
  listener: (element: HTMLElement) => void,
): () => void {
  const onEvent = (event: Event) => {
    const element =
      event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
    if (element) listener(element);
  };
  root.addEventListener('click', onEvent);
  return () => root.removeEventListener('click', onEvent);
}
