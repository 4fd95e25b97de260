import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { contextOf, translatorOf } from './compile-context.ts';
import { h } from 'hastscript';

const headingTags = /^h[2-6]$/;

/** Text and id of a heading that ends in `{#id}`; undefined where it does not. */
export function splitHeadingId(
  heading: string,
): { readonly text: string; readonly id: string } | undefined {
  const match = /\\?\{#([\w.$-]+)\\?\}$/.exec(heading.trimEnd());
  const id = match?.[1];
  return match && id ? { text: heading.slice(0, match.index).trimEnd(), id } : undefined;
}

/** Takes `{#id}` off the end of headings and makes it their id; runs before rehype-slug, which fills in the others. */
export function rehypeExplicitIds() {
  return (tree: Root, file: VFile): void => {
    const { explicitIds } = contextOf(file).result;
    visit(tree, 'element', (node) => {
      if (!/^h[1-6]$/.test(node.tagName)) return;
      const last = node.children.at(-1);
      const found = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
      if (last?.type !== 'text' || !found) return;
      last.value = found.text;
      node.properties.id = found.id;
      explicitIds.set(found.id, node);
    });
  };
}

/** Puts a link beside every heading of level 2 to 6 and collects them; level 1 has neither id nor link. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile): void => {
    const context = contextOf(file);
    const { result } = context;
    const { translate } = translatorOf(context);
    const taken = new Set<string>();
    const isTaken = (id: string, node: Element): boolean =>
      taken.has(id) || (result.explicitIds.has(id) && result.explicitIds.get(id) !== node);
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'h1') {
        delete node.properties.id;
        result.contentTitle ??= toString(node).trim();
      }
      if (!headingTags.test(node.tagName) || !parent || index === undefined || isRow(parent))
        return;
      const id = freeId(String(node.properties.id ?? ''), (candidate) => isTaken(candidate, node));
      const text = toString(node).trim();
      taken.add(id);
      result.headings.push({ id, text, level: Number(node.tagName[1]) });
      parent.children[index] = h('div', { className: ['heading-row'] }, [
        { ...node, properties: { ...node.properties, id, tabIndex: -1 } },
        headingLink(
          id,
          translate({ id: 'heading.link', message: 'Link to {heading}' }, { heading: text }),
        ),
      ]);
    });
  };
}

/** An id that an author chose keeps its name; one made from text that means the same gets a number. */
function freeId(id: string, isTaken: (id: string) => boolean): string {
  let free = id;
  for (let number = 1; isTaken(free); number += 1) free = `${id}-${number}`;
  return free;
}

function headingLink(id: string, label: string): Element {
  return h('a', { className: ['heading-link'], href: `#${id}`, ariaLabel: label }, []);
}

function isRow(node: { readonly type: string; readonly properties?: unknown }): boolean {
  const { className } = (node.properties ?? {}) as { className?: unknown };
  return Array.isArray(className) && className.includes('heading-row');
}
