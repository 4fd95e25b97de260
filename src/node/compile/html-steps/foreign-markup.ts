import type { Element, Nodes, Root } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { find, html } from 'property-information';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Fault } from '#shared/problem.ts';
import { severityOf } from '#node/base/report/severity.ts';
import { contextOf, positionOf } from '../context/compile-context.ts';
import { walkTree } from '../context/walk-tree.ts';
import { staticJsxStep } from './static-jsx.ts';
import { allowedMarkup } from '../html/allowed-markup.ts';

/**
 * Removes markup that `allowedMarkup` does not allow from plain Markdown and the generated
 * reference, and reports it according to `checks.rawHtml`. Runs after the HTML parser, and before
 * the steps that add our own markup.
 */
export function rehypeForeignMarkup() {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file);
    const { rawHtml, frameHosts } = context.settings.config.checks;
    const schema = allowedMarkup(frameHosts, context.page.origin === 'api');
    const severity = severityOf(rawHtml);
    // If a block ends while an element is open, the parser repeats the element after the block.
    // Such a copy is reported at the position of the node before it.
    let near: Nodes = tree;
    if (severity)
      visit(tree, (node) => {
        if (node.position) near = node;
        for (const fault of explain(node, schema))
          context.result.problems.push({ ...fault, severity, position: positionOf(near, context) });
      });
    tree.children = (sanitize(tree, schema) as Root).children;
  };
}

/**
 * Applies `rehypeForeignMarkup` to MDX of the generated reference, which consists of doc comments.
 * All other MDX is the site's own code.
 */
export function rehypeReferenceMarkup() {
  const keepAllowed = rehypeForeignMarkup();
  return async (tree: Root, file: VFile) => {
    const context = contextOf(file);
    if (context.page.origin !== 'api') return;
    await walkTree<Nodes>(tree, [staticJsxStep(context)]);
    keepAllowed(tree, file);
  };
}

/** Explains what sanitizing removes from a node. */
function explain(node: Nodes, schema: Schema): readonly Fault[] {
  if (node.type.startsWith('mdx'))
    return [{ message: 'The generated page contains code.', hint: 'Escape it in its source.' }];
  if (node.type !== 'element') return [];
  const alone = { ...node, children: [] };
  const kept = (sanitize({ type: 'root', children: [alone] }, schema) as Root).children[0];
  if (kept?.type !== 'element') return [refusedElement(node.tagName)];
  return Object.entries(node.properties)
    .filter(([name, given]) => given != null && String(given) !== String(kept.properties[name]))
    .map(([name]) => refusedAttribute(node, name));
}

/** Returns the error for an element that plain Markdown must not contain. */
export function refusedElement(tagName: string): Fault {
  return {
    message: `The page contains <${tagName}>, which plain Markdown pages must not contain.`,
    hint:
      tagName === 'iframe'
        ? 'Link to it; or add its host to `checks.frameHosts` in the configuration.'
        : 'Remove it, or make the page an .mdx file without `format: md`, which is code of the site.',
  };
}

function refusedAttribute({ tagName, properties }: Element, property: string): Fault {
  const { attribute } = find(html, property);
  const value = String(properties[property]).replace(/\s+/g, ' ').slice(0, 40);
  return {
    message: `<${tagName}> has ${attribute}="${value}", which plain Markdown pages must not contain.`,
    hint:
      attribute === 'id' || attribute === 'name'
        ? 'Choose a name in lower case with a hyphen.'
        : 'Remove it, or make the page an .mdx file without `format: md`, which is code of the site.',
  };
}
