import type { ElementContent, Element } from 'hast';

/**
 * Sets the positions of rendered elements to their source line, so that broken links in them are
 * reported there.
 */
export function setPosition(drawn: readonly ElementContent[], position: Element['position']): void {
  for (const node of drawn) {
    if (node.type !== 'element') continue;
    node.position ??= position;
    setPosition(node.children, position);
  }
}
