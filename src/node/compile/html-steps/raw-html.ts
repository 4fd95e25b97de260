import type {} from 'mdast-util-to-hast';
import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import type { Html, Parents, RootContent } from 'mdast';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Fault } from '#shared/problem.ts';
import { refusedElement } from './foreign-markup.ts';
import { severityOf } from '#node/base/report/severity.ts';
import { positionOf, type CompileContext } from '../context/compile-context.ts';
import type { MarkdownStep } from '../context/step.ts';

const known = new Set(htmlTagNames);

const drawings = new Set(['svg', 'math']);

/**
 * Tags that never reach the parsed tree: the HTML parser ignores them inside a document, and
 * `rawHtmlStep` drops `<noscript>`.
 */
const unseen = new Set(['body', 'frame', 'frameset', 'head', 'html', 'noscript']);

/**
 * Attribute that carries a code block's meta string (its info string after the language) through
 * the HTML parser, which keeps only attributes.
 */
export const codeMetaAttribute = 'dataCodeMeta';

/**
 * Handles HTML in plain Markdown. Tags that HTML does not define, such as `<T>`, are shown as text,
 * but reported and dropped if they are inside a known element or in one piece of HTML with a known
 * tag. Comments are dropped, as is HTML with `<noscript>`, the only element that browsers with
 * scripting parse differently from the parser that runs after this step.
 */
export const rawHtmlStep: MarkdownStep = (context) => {
  const enclosed = new Set<Html>();
  const enclose = (block: Parents) => {
    for (const node of enclosedHtml(block)) enclosed.add(node);
  };
  return {
    enter: {
      paragraph: enclose,
      heading: enclose,
      tableCell: enclose,
      html(node, parent) {
        const value = withoutComments(node.value);
        if (value.trim() === '') return [];
        const names = tagNames(value);
        if (!enclosed.has(node) && !names.some(isKnown))
          return [toText({ ...node, value }, parent)];
        const others = unknownNames(names);
        if (!isEndTag(node))
          for (const name of others) {
            // The tag may be from SVG, or be text that looks like an element.
            const { message, hint } = refusedElement(name);
            const asText = `${hint} If it is text, write "&lt;" instead of "<".`;
            refuse({ message, hint: asText }, node, context);
          }
        for (const name of new Set(names.filter((tag) => unseen.has(tag))))
          refuse(refusedElement(name), node, context);
        return others.size > 0 || names.includes('noscript') ? [] : undefined;
      },
      code(node) {
        if (node.meta)
          node.data = { ...node.data, hProperties: { [codeMetaAttribute]: node.meta } };
      },
    },
  };
};

/**
 * Removes comments, each up to the point where a browser would end it; `<!-->` is a complete
 * comment. Keeps an unclosed comment, but matches it up to the end of the text, so that matching
 * takes linear time.
 */
function withoutComments(html: string) {
  return html.replace(/<!(?=--)[^]*?(--!?>|$)/g, (comment, end: string) => (end ? '' : comment));
}

/**
 * Returns a block's unknown tags that are between the two tags of a known element. Tags in SVG or
 * MathML are excluded, because the whole `<svg>` or `<math>` element is reported.
 */
function enclosedHtml(block: Parents): readonly Html[] {
  const tags: Html[] = [];
  const enclosed: Html[] = [];
  visit(block, 'html', (node) => {
    const [name = ''] = tagNames(node.value);
    const isStart = (tag: Html) => !isEndTag(tag) && tagNames(tag.value)[0] === name;
    const start = isEndTag(node) && isKnown(name) ? tags.findLastIndex(isStart) : -1;
    if (start === -1) tags.push(node);
    else if (drawings.has(name)) tags.splice(start);
    else enclosed.push(...tags.splice(start).filter((tag) => !tagNames(tag.value).some(isKnown)));
  });
  return enclosed;
}

const isKnown = (name: string) => known.has(name);

const isEndTag = ({ value }: Html) => /^<\/[^>]*>$/.test(value);

/** Parses raw HTML together with the rest of the page, as a browser would. */
export function rehypeRawHtml() {
  const parseRaw = rehypeRaw();
  return (tree: HtmlRoot, file: VFile) =>
    hasRaw(tree) ? (parseRaw(tree, file) as HtmlRoot) : tree;
}

function hasRaw(node: HtmlNodes) {
  return node.type === 'raw' || ('children' in node && node.children.some(hasRaw));
}

/**
 * Returns the tag names that HTML does not define. If there are any next to `svg` or `math`,
 * returns `svg` or `math` instead, which the unknown tags probably belong to.
 */
function unknownNames(names: readonly string[]): ReadonlySet<string> {
  const unknown = names.filter((name) => !isKnown(name));
  const outer = names.filter((name) => drawings.has(name));
  return new Set(unknown.length > 0 && outer.length > 0 ? outer : unknown);
}

function refuse(fault: Fault, node: Html, context: CompileContext) {
  const severity = severityOf(context.settings.config.checks.rawHtml);
  const position = positionOf(node, context);
  if (severity) context.result.problems.push({ ...fault, severity, position });
}

function tagNames(html: string): readonly string[] {
  return html.match(/(?<=<\/?)[A-Za-z][^\s/>]*/g)?.map((name) => name.toLowerCase()) ?? [];
}

/** Types of mdast nodes that can contain text but no paragraphs. */
const phrasing = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'link']);

function toText({ value, position }: Html, parent: Parents): RootContent {
  const text = { type: 'text' as const, value, position };
  return phrasing.has(parent.type) ? text : { type: 'paragraph', children: [text], position };
}
