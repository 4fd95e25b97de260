import { createElement, type ComponentType } from 'react';
import { trustedHtml } from './trusted-types.ts';

/**
 * Creates content that is already in the prerendered document: React hydrates the element and
 * ignores its content (`suppressHydrationWarning` with differing markup keeps the nodes), so
 * nothing is downloaded twice. The nodes are kept, so that they can be rendered again after a visit
 * to another page, or after React had to start over.
 */
export function createAdoptedContent(source: HTMLElement): ComponentType {
  let holder = source;
  const keepNodes = (element: HTMLElement | null) => {
    if (element === null || element === holder) return;
    element.replaceChildren(...holder.childNodes);
    holder = element;
  };
  const props = {
    className: source.className,
    id: source.id || undefined,
    tabIndex: source.hasAttribute('tabindex') ? source.tabIndex : undefined,
    dangerouslySetInnerHTML: trustedHtml(''),
    suppressHydrationWarning: true,
    ref: keepNodes,
  };
  return function Adopted() {
    return createElement(source.localName, props);
  };
}
