import type {
  Definition,
  List,
  ListItem,
  PhrasingContent,
  Reference,
  Resource,
  Root,
  RootContent,
  Table,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { codeSpan, escapeParagraphStart, escapeText, fence, visibleCode } from './escape.ts';
import { readSimpleProse, type ProsePart } from './simple-prose.ts';
import { parseMarkdown } from './parse-markdown.ts';

/**
 * Languages allowed for examples; any other, including the names of this site's own blocks, becomes
 * plain text.
 */
const languages = new Set(
  (
    'astro bash bat c cjs clojure cpp cs csharp css cts dart diff docker dockerfile elixir elm fish fsharp glsl ' +
    'go graphql groovy haskell hcl html http ini java javascript js json json5 jsonc jsonl jsx julia kotlin less lua ' +
    'make markdown md mjs mts nginx nix objc ocaml perl php powershell prisma proto ps1 py python r rb regex ' +
    'rs ruby rust sass scala scheme scss sh shell solidity sql svelte swift talon toml ts tsx typescript viml ' +
    'vue wasm xml yaml yml zig zsh'
  ).split(' '),
);

/**
 * Converts a documentation comment to harmless MDX. Keeps Markdown's formatting, lists, tables,
 * code and links, and HTML that only formats text. All other HTML, JSX, expressions, directives,
 * and `import` and `export` statements become text.
 */
export function commentToMdx(markdown: string): string {
  if (markdown === '') return '';
  const simple = readSimpleProse(markdown);
  if (simple) return escapeParagraphStart(simple.map(proseToMdx).join('').trim());
  const root = parseMarkdown(markdown);
  return blocksToMdx(root.children, collectDefinitions(root));
}

function proseToMdx(part: ProsePart): string {
  if (part.kind === 'link')
    return link(part.url, part.isCode ? codeSpan(part.label) : escapeText(part.label));
  return part.kind === 'code' ? codeSpan(part.text) : escapeText(part.text);
}

/** A comment's link reference definitions, keyed by identifier. */
type Definitions = ReadonlyMap<string, Definition>;

function collectDefinitions({ children }: Root): Definitions {
  return new Map(
    children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node] as const] : [],
    ),
  );
}

function blocksToMdx(nodes: readonly RootContent[], definitions: Definitions): string {
  return nodes
    .map((node) => blockToMdx(node, definitions))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockToMdx(node: RootContent, definitions: Definitions): string {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, definitions);
    case 'heading':
      // A comment's headings must not become headings of the page.
      return strongParagraph(inlineToMdx(node.children, definitions));
    case 'blockquote':
      return prefixLines(blocksToMdx(node.children, definitions), '> ', '> ');
    case 'list':
      return list(node, definitions);
    case 'code':
      return fence(
        node.lang && languages.has(node.lang.toLowerCase()) ? node.lang.toLowerCase() : 'text',
        visibleCode(node.value),
      );
    case 'table':
      return table(node, definitions);
    case 'thematicBreak':
      return '***';
    case 'html':
      return inParagraph(htmlToMdx(node.value).trim());
    case 'footnoteDefinition':
      return blocksToMdx(node.children, definitions);
    default:
      return '';
  }
}

function paragraph(nodes: readonly PhrasingContent[], definitions: Definitions): string {
  return inParagraph(inlineToMdx(nodes, definitions).trim());
}

/**
 * Wraps text that begins and ends with an element in `<p>`, because MDX would drop its paragraph;
 * escapes the start of other text.
 */
function inParagraph(text: string): string {
  return /^<[^]*>$/.test(text) ? `<p>${text}</p>` : escapeParagraphStart(text);
}

/** Makes text bold. Trims it, because emphasis only works if its markers touch the text. */
function strongParagraph(text: string): string {
  return text.trim() === '' ? '' : `**${text.trim()}**`;
}

function list(node: List, definitions: Definitions): string {
  const start = node.start ?? 1;
  const items = node.children.map((item, index) => {
    const mark = node.ordered ? `${start + index}. ` : '- ';
    return prefixLines(listItem(item, definitions), mark, ' '.repeat(mark.length));
  });
  return items.join(node.spread ? '\n\n' : '\n');
}

function listItem(item: ListItem, definitions: Definitions): string {
  const box = item.checked == null ? '' : item.checked ? '☑ ' : '☐ ';
  return box + (blocksToMdx(item.children, definitions) || '&#32;');
}

function prefixLines(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' ? rest.trimEnd() : rest) + line)
    .join('\n');
}

function table(node: Table, definitions: Definitions): string {
  const width = Math.max(...node.children.map((row) => row.children.length));
  const rows = node.children.map((row) => {
    const cells = Array.from(
      { length: width },
      (_, index) =>
        inlineToMdx(row.children[index]?.children ?? [], definitions, true).trim() || ' ',
    );
    return `| ${cells.join(' | ')} |`;
  });
  return [rows[0], `|${' --- |'.repeat(width)}`, ...rows.slice(1)].join('\n');
}

function inlineToMdx(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
  inTable = false,
): string {
  const tags = readTags(nodes.map((node) => (node.type === 'html' ? node.value : '')));
  return nodes
    .map((node, index) => tags[index] ?? phrasingToMdx(node, definitions, inTable))
    .join('');
}

const emphasis = { emphasis: 'em', strong: 'strong', delete: 'del' };

function phrasingToMdx(node: PhrasingContent, definitions: Definitions, inTable: boolean): string {
  const inner = () => ('children' in node ? inlineToMdx(node.children, definitions, inTable) : '');
  switch (node.type) {
    case 'text':
    case 'html':
      return escapeText(node.value);
    case 'inlineCode':
      return inTable && node.value.includes('|') ? escapeText(node.value) : codeSpan(node.value);
    case 'emphasis':
    case 'strong':
    case 'delete':
      return element(emphasis[node.type], inner());
    case 'break':
      return '<br />';
    case 'link':
    case 'linkReference':
      return link(urlOf(node, definitions), inner());
    case 'image':
    case 'imageReference':
      return link(urlOf(node, definitions), escapeText(node.alt ?? ''));
    default:
      return escapeText(toString(node));
  }
}

function urlOf(node: Resource | Reference, definitions: Definitions): string {
  return ('url' in node ? node : definitions.get(node.identifier))?.url ?? '';
}

/**
 * Renders emphasis as an element, because Markdown's markers could change their meaning next to
 * other markers.
 */
function element(name: string, text: string): string {
  return text.trim() === '' ? text : `<${name}>${text}</${name}>`;
}

/** Renders links to HTTP URLs and root-relative links; all others become text. */
function link(url: string, label: string): string {
  const isSafe = /^https?:\/\/[^\s<>{}`\\]+$/i.test(url) || /^\/(?!\/)[^\s<>{}`\\]*$/.test(url);
  if (!isSafe || label.trim() === '') return label;
  return `[${label}](<${url.replace(/[:&]/g, (character) => (character === '&' ? '&amp;' : character))}>)`;
}

/** Elements that only format text; they lose their attributes. */
const formatting = new Set(
  'abbr b br cite code del em i ins kbd mark q s samp small strong sub sup u var'.split(' '),
);

const tagPattern = /^<(\/?)([a-z]+)(?:\s[^<>{}]*)?\/?>$/i;

/**
 * Converts segments of HTML, each of which may be a tag or a comment. Keeps allowed elements that
 * are closed, and line breaks; replaces `<p>` with a space and drops comments. Returns undefined
 * for all other segments, which are shown as text.
 */
function readTags(segments: readonly string[]): (string | undefined)[] {
  const read: (string | undefined)[] = segments.map((segment) =>
    /^<!--[^]*-->$/.test(segment) ? '' : undefined,
  );
  const open: { readonly name: string; readonly index: number }[] = [];
  for (const [index, segment] of segments.entries()) {
    const [, slash, written = ''] = tagPattern.exec(segment) ?? [];
    const name = written.toLowerCase();
    if (slash === undefined) continue;
    // Comments use `<p>` to separate paragraphs.
    if (name === 'p') read[index] = ' ';
    else if (name === 'br') read[index] = '<br />';
    else if (formatting.has(name) && slash === '') open.push({ name, index });
    else if (open.at(-1)?.name === name) {
      read[open.pop()?.index ?? index] = `<${name}>`;
      read[index] = `</${name}>`;
    }
  }
  return read;
}

/** Converts a block of HTML to MDX. Segments that `readTags` does not accept become text. */
function htmlToMdx(html: string): string {
  const segments = html.split(/(<!--[^]*?-->|<\/?[a-z][^<>]*>)/i);
  const tags = readTags(segments);
  return segments.map((segment, index) => tags[index] ?? escapeText(segment)).join('');
}
