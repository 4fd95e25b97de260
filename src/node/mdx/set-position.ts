import type { ElementContent, Element } from 'hast';
import { visit } from 'unist-util-visit';

/** Gives drawn elements the place of the line that asked for them, so that a broken link in them is reported there. */
export function setPosition(drawn: readonly ElementContent[], position: Element['position']): void {
  for (const root of drawn)
    visit(root, 'element', (node) => {
      node.position ??= position;
    });
}
