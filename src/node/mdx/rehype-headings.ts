import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeSlug from 'rehype-slug';
import type { Translator } from '#shared/i18n/translator.ts';
import type { HtmlStep } from './step.ts';
import { replaceNode } from './walk-tree.ts';

/** Text and id of a heading that ends in `{#id}`; undefined where it does not. */
export function splitHeadingId(
  heading: string,
): { readonly text: string; readonly id: string } | undefined {
  const match = /\\?\{#([\w.$-]+)\\?\}$/.exec(heading.trimEnd());
  const id = match?.[1];
  return match && id ? { text: heading.slice(0, match.index).trimEnd(), id } : undefined;
}

/** A heading, and what it stands in. */
interface FoundHeading {
  readonly node: Element;
  readonly parent: Element | Root;
  /** Id that the author chose. */
  readonly chosen?: string;
}

/**
 * Gives headings their ids, puts a link beside those of level 2 to 6, and collects these; level 1 has neither id nor link.
 * All headings must have been found before: an id that an author chose is not given to a heading further up.
 */
export const rehypeHeadings: HtmlStep = ({ page, services, result }) => {
  const found: FoundHeading[] = [];
  return {
    leave: {
      element(node, parent) {
        if (/^h[1-6]$/.test(node.tagName))
          found.push({ node, parent: parent as Element | Root, chosen: takeId(node) });
      },
    },
    end() {
      addSlugs(found);
      const findId = createIdFinder(found);
      const translator = services.translator(page.record);
      for (const heading of found) {
        const { node } = heading;
        const text = toString(node).trim();
        if (node.tagName === 'h1') {
          delete node.properties.id;
          result.contentTitle ??= text;
        } else {
          const id = findId(node);
          result.headings.push({ id, text, level: Number(node.tagName[1]) });
          addLink(heading, headingLink(id, text, translator));
        }
      }
    },
  };
};

/** Takes `{#id}` off the end of a heading, and makes it its id. */
function takeId({ children, properties }: Element): string | undefined {
  const last = children.at(-1);
  const found = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
  if (last?.type !== 'text' || !found) return undefined;
  last.value = found.text;
  properties.id = found.id;
  return found.id;
}

/** Makes ids of the texts of headings that have none, as GitHub does. */
function addSlugs(found: readonly FoundHeading[]): void {
  rehypeSlug()({ type: 'root', children: found.map(({ node }) => node) });
}

/** Gives each heading an id of its own: one that an author chose keeps its name, one made from text that means the same gets a number. */
function createIdFinder(found: readonly FoundHeading[]): (node: Element) => string {
  const owners = new Map(found.map(({ node, chosen }) => [chosen, node] as const));
  const taken = new Set<string>();
  return (node) => {
    const id = String(node.properties.id ?? '');
    const isTaken = (wanted: string): boolean =>
      taken.has(wanted) || (owners.get(wanted) ?? node) !== node;
    let free = id;
    for (let number = 1; isTaken(free); number += 1) free = `${id}-${number}`;
    taken.add(free);
    Object.assign(node.properties, { id: free, tabIndex: -1 });
    return free;
  };
}

function addLink({ node, parent }: FoundHeading, link: Element): void {
  replaceNode(parent, node, [h('div', { className: ['heading-row'] }, [node, link])]);
}

function headingLink(id: string, heading: string, { translate }: Translator): Element {
  const label = translate({ id: 'heading.link', message: 'Link to {heading}' }, { heading });
  return h('a', { className: ['heading-link'], href: `#${id}`, ariaLabel: label }, []);
}
