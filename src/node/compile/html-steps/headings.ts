import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import rehypeSlug from 'rehype-slug';
import { frameIds } from '#shared/document/document-marks.ts';
import { warningAt, type Problem } from '#shared/problem.ts';
import { lineOf, positionOf, type CompileContext } from '../context/compile-context.ts';
import type { HtmlStep } from '../context/step.ts';
import { createRegionNames } from './regions.ts';
import { replaceNode } from '../context/walk-tree.ts';

/** Returns the text and id of a heading that ends in `{#id}`; undefined if it does not. */
export function splitHeadingId(
  heading: string,
): { readonly text: string; readonly id: string } | undefined {
  const match = /\\?\{#([\w.$-]+)\\?\}$/.exec(heading.trimEnd());
  const id = match?.[1];
  return match && id ? { text: heading.slice(0, match.index).trimEnd(), id } : undefined;
}

interface FoundHeading {
  readonly node: Element;
  readonly parent: Element | Root;
  /** Id chosen by the author. */
  readonly chosen?: string;
}

/**
 * Sets the headings' ids, adds a link to those of levels 2 to 6, and collects these; level 1 has
 * neither id nor link. Needs all headings first, because an id that an author chose must not go to
 * an earlier heading.
 */
export const headingsStep: HtmlStep = (context) => {
  const { page, tools, result } = context;
  const found: FoundHeading[] = [];
  return {
    leave: {
      element(node, parent) {
        if (/^h[1-6]$/.test(node.tagName))
          found.push({ node, parent: parent as Element | Root, chosen: takeId(node) });
      },
      mdxJsxFlowElement({ name }) {
        const at = found.filter(({ node }) => node.tagName !== 'h1').length;
        if (name) result.shown.push({ name, at });
      },
    },
    end() {
      // Derives ids from the text of headings that have none, as GitHub does.
      rehypeSlug()({ type: 'root', children: found.map(({ node }) => node) });
      const findId = createIdFinder(found);
      const { translate } = tools.translator(page.record);
      const links = createRegionNames(page.record.title);
      for (const heading of found) {
        const { node } = heading;
        const text = toString(node).trim();
        if (node.tagName === 'h1') {
          delete node.properties.id;
          result.contentTitle ??= text;
        } else {
          const id = findId(node);
          const { chosen = id } = heading;
          if (chosen !== id) result.problems.push(takenId(node, { chosen, id }, context));
          const value = result.pageValues.includes('toc') ? toHtml(phrasing(node)) : undefined;
          result.headings.push({ id, text, level: Number(node.tagName[1]), value });
          const name = translate('heading.link', 'Link to {heading}', { heading: text });
          addLink(
            heading,
            links.next(() => name),
          );
        }
      }
    },
  };
};

/** Returns what Docusaurus keeps of a heading's markup in `toc`. */
function phrasing({ children }: Element): ElementContent[] {
  return children.flatMap((child) => {
    if (child.type !== 'element') return [child];
    const inner = phrasing(child);
    return /^(?:code|em|strong|del)$/.test(child.tagName) ? [h(child.tagName, inner)] : inner;
  });
}

/** Moves `{#id}` from the end of a heading's text to its id. */
function takeId({ children, properties }: Element): string | undefined {
  const last = children.at(-1);
  const found = last?.type === 'text' ? splitHeadingId(last.value) : undefined;
  if (last?.type !== 'text' || !found) return undefined;
  last.value = found.text;
  properties.id = found.id;
  return found.id;
}

function takenId(
  node: Element,
  { chosen, id }: { readonly chosen: string; readonly id: string },
  context: CompileContext,
): Problem {
  const start = positionOf(node, context);
  const text = lineOf(context, node.position?.start.line ?? 1);
  return warningAt(
    { ...start, column: text.lastIndexOf(`{#${chosen}`) + 1 || start.column },
    `The id "${chosen}" is taken, so this heading has the id "${id}".`,
    'Choose an id that nothing else on the page has.',
  );
}

/**
 * Creates a function that makes ids unique: one that an author chose is kept by the first heading
 * that has it; one derived from text gets a number if it is taken, as every id of the frame is.
 */
function createIdFinder(found: readonly FoundHeading[]): (node: Element) => string {
  const owners = new Map(found.toReversed().map(({ node, chosen }) => [chosen, node] as const));
  const taken = new Set(frameIds);
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

function addLink({ node, parent }: FoundHeading, name: string): void {
  const link = h('a.heading-link', {
    href: `#${String(node.properties.id)}`,
    ariaLabel: name,
  });
  replaceNode(parent, node, [h('div.heading-row', [node, link])]);
}
