import type { Element, ElementContent, Parents } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import rehypeSlug from 'rehype-slug';
import { frameIds } from '#shared/document/document-marks.ts';
import { warningAt } from '#shared/problem.ts';
import { lineOf, positionOf, type CompileContext } from '../context/compile-context.ts';
import type { ImportedFile } from '../context/compile-result.ts';
import type { HtmlStep } from '../context/step.ts';
import { chosenIdAttribute } from '../html/allowed-markup.ts';
import { isFootnoteMark, wordsOf } from './words-of.ts';
import { createRegionNames } from './regions.ts';
import { replaceNode } from '../context/walk-tree.ts';

interface FoundHeading {
  readonly node: Element;
  readonly parent: Parents;
  /** Id chosen by the author. */
  readonly chosen?: string;
}

/**
 * Gives headings of levels 2 to 6 an id and a link, and collects them; level 1 has neither id nor
 * link. Also records which partials the page shows, and where. Needs all headings first, because an
 * id that an author chose must not go to an earlier heading.
 */
export const headingsStep: HtmlStep = (context) => {
  const { page, tools, result } = context;
  const found: FoundHeading[] = [];
  const show = (node: { name: string | null }) => {
    const imported = result.imports.find(({ name }) => name === node.name);
    if (!imported) return;
    const at = found.filter(({ node: { tagName } }) => tagName !== 'h1').length;
    const partial = copyOf(imported, context);
    node.name = partial.name ?? null;
    result.shown.push({ partial, at });
  };
  return {
    leave: {
      element(node, parent) {
        if (/^h[1-6]$/.test(node.tagName)) found.push({ node, parent, chosen: takeId(node) });
      },
      mdxJsxFlowElement: show,
      mdxJsxTextElement: show,
    },
    end() {
      deriveIds(found.map(({ node }) => node));
      const findId = createIdFinder(found);
      const { translate } = tools.translator(page.record);
      const links = createRegionNames(page.record.title);
      for (const { node, parent, chosen } of found) {
        const text = wordsOf(node).replace(/\s+/g, ' ').trim();
        if (node.tagName === 'h1') {
          delete node.properties.id;
          result.contentTitle ??= text;
          continue;
        }
        const id = findId(node);
        if (chosen !== undefined && chosen !== id)
          result.problems.push(takenId(node, chosen, id, context));
        const value = result.pageValues.includes('toc') ? toHtml(phrasing(node)) : undefined;
        result.headings.push({ id, text, level: Number(node.tagName[1]), value });
        const name = translate('heading.link', 'Link to {heading}', { heading: text });
        const link = h('a.heading-link', { href: `#${id}`, ariaLabel: links.next(() => name) });
        replaceNode(parent, node, [h('div.heading-row', [node, link])]);
      }
    },
  };
};

/** Returns the partial to show. If it gets new ids, imports it again under a new name. */
function copyOf(partial: ImportedFile, { idPlan, result }: CompileContext) {
  const number = result.shown.length;
  const plan = idPlan?.partials[number];
  if (!plan) return partial;
  const copy = { ...partial, name: `${partial.name}$${number}`, idPlan: plan };
  result.imports.push(copy);
  return copy;
}

/** Derives missing heading ids from the headings' text, as GitHub does. */
function deriveIds(headings: readonly Element[]) {
  const drafts = headings.map((node) =>
    h(node.tagName, { id: node.properties.id }, wordsOf(node, codeAsWords)),
  );
  rehypeSlug()({ type: 'root', children: drafts });
  headings.forEach(({ properties }, index) => void (properties.id = drafts[index]?.properties.id));
}

/**
 * Returns the words that code in a heading adds to the heading's id, as in Docusaurus; empty for a
 * comment.
 */
const codeAsWords = (code: string) => (/^\s*\/\*/.test(code) ? '' : code);

/** Moves an author's id for a heading to the `id` property and returns it. */
function takeId(node: Element) {
  const { [chosenIdAttribute]: chosen, ...others } = node.properties;
  if (typeof chosen !== 'string') return undefined;
  node.properties = { ...others, id: chosen };
  return chosen;
}

/** Returns the part of a heading's markup that Docusaurus keeps in `toc`. */
function phrasing({ children }: Parents): ElementContent[] {
  return children.flatMap((child): ElementContent[] => {
    if (child.type !== 'element' && 'children' in child) return phrasing(child);
    if (child.type !== 'element') return [{ type: 'text', value: wordsOf(child) }];
    if (isFootnoteMark(child)) return [];
    const inner = phrasing(child);
    return /^(?:code|em|strong|del)$/.test(child.tagName) ? [h(child.tagName, inner)] : inner;
  });
}

function takenId(node: Element, chosen: string, id: string, context: CompileContext) {
  const start = positionOf(node, context);
  const text = lineOf(context, node.position?.start.line ?? 1);
  return warningAt(
    { ...start, column: text.lastIndexOf(`{#${chosen}`) + 1 || start.column },
    `The id "${chosen}" is taken, so this heading has the id "${id}".`,
    'Choose an id that nothing else on the page has.',
  );
}

/**
 * Creates a function that gives a heading a unique id and returns it. An id that an author chose
 * stays with the first heading that has it; an id derived from text gets a number if it is taken.
 * The ids of the frame around the content count as taken.
 */
function createIdFinder(found: readonly FoundHeading[]): (node: Element) => string {
  const owners = new Map(found.toReversed().map(({ node, chosen }) => [chosen, node] as const));
  const taken = new Set(frameIds);
  return (node) => {
    const id = String(node.properties.id);
    const isTaken = (wanted: string) => taken.has(wanted) || (owners.get(wanted) ?? node) !== node;
    let free = id;
    for (let number = 1; isTaken(free); number += 1) free = `${id}-${number}`;
    taken.add(free);
    Object.assign(node.properties, { id: free, tabIndex: -1 });
    return free;
  };
}
