import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contextOf } from './compile-context.ts';
import { h } from './hast.ts';

const headingTags = /^h[2-6]$/;

/** Takes `{#id}` off the end of headings and makes it their id; runs before rehype-slug, which fills in the others. */
export function rehypeExplicitIds() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      const last = node.children.at(-1);
      const match = last?.type === 'text' ? /^(.*?)\s*\\?\{#([\w.$-]+)\\?\}\s*$/s.exec(last.value) : null;
      if (last?.type !== 'text' || !match) return;
      last.value = match[1] ?? '';
      node.properties.id = match[2];
    });
  };
}

/** Puts a link beside every heading of level 2 to 6 and collects them; level 1 has neither id nor link. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const { result } = contextOf(file);
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'h1') {
        delete node.properties.id;
        result.contentTitle ??= toString(node).trim();
      }
      if (!headingTags.test(node.tagName) || !parent || index === undefined || isRow(parent)) return;
      const id = String(node.properties.id ?? '');
      const text = toString(node).trim();
      result.headings.push({ id, text, level: Number(node.tagName[1]) });
      parent.children[index] = h('div', { className: ['heading-row'] }, [{ ...node, properties: { ...node.properties, tabIndex: -1 } }, headingLink(id, text)]);
    });
  };
}

function headingLink(id: string, text: string): Element {
  return h('a', { className: ['heading-link'], href: `#${id}`, ariaLabel: `Link to ${text}` }, []);
}

function isRow(node: { readonly type: string; readonly properties?: unknown }): boolean {
  const { className } = (node.properties ?? {}) as { className?: unknown };
  return Array.isArray(className) && className.includes('heading-row');
}
