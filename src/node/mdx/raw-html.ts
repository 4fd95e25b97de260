import type {} from 'mdast-util-to-hast';
import type { Root as HtmlRoot } from 'hast';
import { htmlTagNames } from 'html-tag-names';
import type { Html, Parents, RootContent } from 'mdast';
import rehypeRaw from 'rehype-raw';
import type { VFile } from 'vfile';
import { contextOf } from './compile-context.ts';
import { findHtmlRanges } from './html-ranges.ts';
import type { MarkdownStep } from './step.ts';

const known = new Set(htmlTagNames);

/** Attribute that carries the info string of a code block through the HTML parser, which keeps attributes only. */
export const codeMetaAttribute = 'dataCodeMeta';

/** In plain Markdown, `<T>` is text: tags that HTML does not know are shown as they were written; comments go. */
export const remarkRawHtml: MarkdownStep = ({ result }) => ({
  enter: {
    html(node, parent) {
      if (/^\s*<!--/.test(node.value) && /-->\s*$/.test(node.value)) return [];
      if (!tagNames(node.value).every((name) => known.has(name))) return [asText(node, parent)];
      result.hasRawHtml = true;
      return undefined;
    },
    code(node) {
      if (node.meta) node.data = { ...node.data, hProperties: { [codeMetaAttribute]: node.meta } };
    },
  },
});

/** Parses what is left of raw HTML; what stands around it is passed over, where that is sure to change nothing. */
export function rehypeRawHtml() {
  const parseRaw = rehypeRaw();
  return ({ children }: HtmlRoot, file: VFile): void => {
    if (!contextOf(file).result.hasRawHtml) return;
    const ranges = findHtmlRanges(children) ?? [[0, children.length]];
    for (const [from, to] of ranges.toReversed()) {
      const parsed = parseRaw({ type: 'root', children: children.slice(from, to) }, file);
      children.splice(from, to - from, ...parsed.children);
    }
  };
}

function tagNames(html: string): readonly string[] {
  return [...html.matchAll(/<\/?([A-Za-z][^\s/>]*)/g)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  );
}

/** Nodes that hold words, and no paragraphs. */
const phrasing = new Set(['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'link']);

function asText({ value, position }: Html, parent: Parents): RootContent {
  const text = { type: 'text' as const, value, position };
  return phrasing.has(parent.type) ? text : { type: 'paragraph', children: [text], position };
}
