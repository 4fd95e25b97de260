import { listen } from '#client/listen.ts';

/**
 * Listens for clicks on matching elements, including elements added later; returns a cleanup
 * function.
 */
export function onClick(
  selector: string,
  listener: (element: HTMLElement, event: MouseEvent) => void,
): () => void {
  return listen(document, {
    click(event) {
      const element =
        event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;
      if (element) listener(element, event);
    },
  });
}
