import type { ElementContent, Element } from 'hast';

/** Sets rendered elements' positions to their source line, so that a broken link in them is reported there. */
export function setPosition(drawn: readonly ElementContent[], position: Element['position']): void {
  for (const node of drawn) {
    if (node.type !== 'element') continue;
    node.position ??= position;
    setPosition(node.children, position);
  }
}
