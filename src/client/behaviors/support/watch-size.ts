/**
 * Calls back for every matching element, now and in future content: when it is first rendered, and
 * whenever its size or its content's size changes. Returns a cleanup function.
 */
export function watchSize(selector: string, onChange: (element: HTMLElement) => void): () => void {
  const known = new Set<HTMLElement>();
  const sizes = new ResizeObserver((entries) => entries.forEach(({ target }) => changed(target)));

  function changed(target: Element) {
    const element = target.closest<HTMLElement>(selector);
    if (element?.isConnected) onChange(element);
  }
  function scan() {
    for (const element of known) if (!element.isConnected) forget(element);
    for (const element of document.querySelectorAll<HTMLElement>(selector))
      if (!known.has(element)) learn(element);
  }
  function learn(element: HTMLElement) {
    known.add(element);
    sizes.observe(element);
    if (element.firstElementChild) sizes.observe(element.firstElementChild);
    onChange(element);
  }
  function forget(element: HTMLElement) {
    known.delete(element);
    sizes.unobserve(element);
    if (element.firstElementChild) sizes.unobserve(element.firstElementChild);
  }

  const arrivals = new MutationObserver(scan);
  arrivals.observe(document.body, { childList: true, subtree: true });
  scan();
  return () => {
    arrivals.disconnect();
    sizes.disconnect();
  };
}
