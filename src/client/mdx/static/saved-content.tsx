import { useState, type ComponentType } from 'react';
import { trustedHtml } from './trusted-types.ts';

/** Content that the dev server updates on every save. */
interface SavedContent {
  readonly Content: ComponentType;
  /**
   * Shows a new version of the text. Unchanged parts keep their state, such as being open or
   * scrolled.
   */
  readonly update: (html: string) => void;
}

/**
 * Creates the content of a page that updates on save; each update replaces only the nodes between
 * the first and last change.
 */
export function createSavedContent(first: string): SavedContent {
  let html = first;
  let version: DocumentFragment | undefined;
  let shown: Element | null = null;
  function Content() {
    // The HTML of the first render; later versions are patched into the DOM.
    const [trusted] = useState(() => trustedHtml(html));
    return (
      <div
        className="prose"
        dangerouslySetInnerHTML={trusted}
        ref={(element) => void (shown = element)}
      />
    );
  }
  return {
    Content,
    update(next) {
      const before = version ?? parse(html);
      html = next;
      version = parse(next);
      if (shown) replaceChanged(shown, before, version);
    },
  };
}

function parse(html: string) {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(html).__html;
  return template.content;
}

/**
 * Updates an element's children from one version to the next; replaces all children if they no
 * longer match the old version.
 */
function replaceChanged(element: Element, before: DocumentFragment, after: DocumentFragment) {
  const old = [...before.childNodes];
  const next = [...after.childNodes];
  const shown = [...element.childNodes];
  if (shown.length !== old.length) return element.replaceChildren(after.cloneNode(true));
  while (old[0]?.isEqualNode(next[0] ?? null))
    for (const nodes of [old, next, shown]) nodes.shift();
  let following: ChildNode | null = null;
  while (old.at(-1)?.isEqualNode(next.at(-1) ?? null)) {
    following = shown.pop() ?? null;
    old.pop();
    next.pop();
  }
  for (const node of shown) node.remove();
  for (const node of next) element.insertBefore(node.cloneNode(true), following);
}
