import type {} from 'mdast-util-to-hast';
import type { Element, Root as HastRoot, RootContent } from 'hast';
import type { Html, Root } from 'mdast';
import { htmlTagNames } from 'html-tag-names';
import rehypeRaw from 'rehype-raw';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findHtmlRanges } from './html-ranges.ts';

const known = new Set(htmlTagNames);

/** In plain Markdown, `<T>` is text: tags that HTML does not know are shown as they were written; comments go. */
export function remarkUnknownTags() {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Html, index, parent) => {
      if (!parent || index === undefined) return;
      if (/^\s*<!--/.test(node.value) && /-->\s*$/.test(node.value)) {
        parent.children.splice(index, 1);
        return index;
      }
      if (!tagNames(node.value).every((name) => known.has(name)))
        parent.children[index] = asText(node, parent.type);
    });
  };
}

/** Attribute that carries the info string of a code block through the HTML parser, which keeps attributes only. */
const metaAttribute = 'data-code-meta';

/** Parses what is left of raw HTML; what stands around it is passed over, where that is sure to change nothing. */
export function rehypeRawHtml() {
  const parseRaw = rehypeRaw();
  return (tree: HastRoot, file: VFile): void => {
    const { children } = tree;
    const ranges = findHtmlRanges(children) ?? [[0, children.length]];
    for (const [from, to] of ranges.toReversed())
      children.splice(from, to - from, ...parse(children.slice(from, to), file));
  };

  function parse(html: readonly RootContent[], file: VFile): readonly RootContent[] {
    const part: HastRoot = { type: 'root', children: [...html] };
    visit(part, 'element', (node) => {
      if (node.data?.meta) node.properties[metaAttribute] = node.data.meta;
    });
    const parsed = parseRaw(part, file);
    visit(parsed, 'element', restoreMeta);
    return parsed.children;
  }
}

function restoreMeta(node: Element): void {
  const { dataCodeMeta: meta } = node.properties;
  if (typeof meta !== 'string') return;
  node.data = { ...node.data, meta };
  delete node.properties.dataCodeMeta;
}

function tagNames(html: string): readonly string[] {
  return [...html.matchAll(/<\/?([A-Za-z][^\s/>]*)/g)].map((match) =>
    (match[1] ?? '').toLowerCase(),
  );
}

function asText(node: Html, parentType: string): Root['children'][number] {
  const text = { type: 'text' as const, value: node.value, position: node.position };
  return parentType === 'paragraph' ||
    parentType === 'heading' ||
    parentType === 'tableCell' ||
    parentType === 'emphasis' ||
    parentType === 'strong' ||
    parentType === 'link'
    ? text
    : { type: 'paragraph', children: [text], position: node.position };
}
