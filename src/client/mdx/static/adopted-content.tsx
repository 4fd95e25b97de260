import { createElement, type ComponentType } from 'react';
import { trustedHtml } from './trusted-types.ts';

/**
 * Creates a component for content that is already in the prerendered document, so that nothing is
 * downloaded twice. React hydrates the element but keeps its nodes, because
 * `suppressHydrationWarning` ignores the differing markup. The nodes are stored, so that they can
 * be rendered again after a visit to another page, or after React had to start over.
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
