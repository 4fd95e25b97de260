import type { Definition, List, ListItem, PhrasingContent, Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { codeSpan, escapeParagraphStart, escapeText, fence, visibleCode } from './escape.ts';
import { htmlToMdx, readTags } from './html-to-mdx.ts';
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
  return blocksToMdx(root.children, { definitions: collectDefinitions(root) });
}

function proseToMdx(part: ProsePart): string {
  if (part.kind === 'link')
    return link(part.url, part.isCode ? codeSpan(part.label) : escapeText(part.label));
  return part.kind === 'code' ? codeSpan(part.text) : escapeText(part.text);
}

interface Scope {
  readonly definitions: ReadonlyMap<string, Definition>;
}

function collectDefinitions(root: Root): Map<string, Definition> {
  return new Map(
    root.children.flatMap((node) =>
      node.type === 'definition' ? [[node.identifier, node] as const] : [],
    ),
  );
}

function blocksToMdx(nodes: readonly RootContent[], scope: Scope): string {
  return nodes
    .map((node) => blockToMdx(node, scope))
    .filter((text) => text !== '')
    .join('\n\n');
}

function blockToMdx(node: RootContent, scope: Scope): string {
  switch (node.type) {
    case 'paragraph':
      return paragraph(node.children, scope);
    case 'heading':
      // A comment's headings must not become headings of the page.
      return strongParagraph(inlineToMdx(node.children, scope));
    case 'blockquote':
      return prefixLines(blocksToMdx(node.children, scope), '> ', '> ');
    case 'list':
      return list(node, scope);
    case 'code':
      return fence(
        node.lang && languages.has(node.lang.toLowerCase()) ? node.lang.toLowerCase() : 'text',
        visibleCode(node.value),
      );
    case 'table':
      return table(node, scope);
    case 'thematicBreak':
      return '***';
    case 'html':
      return inParagraph(htmlToMdx(node.value).trim());
    case 'definition':
      return '';
    case 'footnoteDefinition':
      return blocksToMdx(node.children, scope);
    default:
      return 'children' in node ? paragraph(node.children as PhrasingContent[], scope) : '';
  }
}

function paragraph(nodes: readonly PhrasingContent[], scope: Scope): string {
  return inParagraph(inlineToMdx(nodes, scope).trim());
}

/** Keeps the paragraph around text that consists only of elements; MDX would drop it. */
function inParagraph(text: string): string {
  return /^<[^]*>$/.test(text) ? `<p>${text}</p>` : escapeParagraphStart(text);
}

/** Drops spaces at both ends, because emphasis only works if its marks touch the text. */
function strongParagraph(text: string): string {
  return text.trim() === '' ? '' : `**${text.trim()}**`;
}

function list(node: List, scope: Scope): string {
  const start = node.start ?? 1;
  const items = node.children.map((item, index) => {
    const mark = node.ordered ? `${start + index}. ` : '- ';
    return prefixLines(listItem(item, scope), mark, ' '.repeat(mark.length));
  });
  return items.join(node.spread ? '\n\n' : '\n');
}

function listItem(item: ListItem, scope: Scope): string {
  const box = item.checked == null ? '' : item.checked ? '☑ ' : '☐ ';
  return box + (blocksToMdx(item.children, scope) || '&#32;');
}

function prefixLines(text: string, first: string, rest: string): string {
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? first : line === '' ? rest.trimEnd() : rest) + line)
    .join('\n');
}

function table(node: Table, scope: Scope): string {
  const width = Math.max(...node.children.map((row) => row.children.length));
  const rows = node.children.map((row) => {
    const cells = Array.from(
      { length: width },
      (_, index) => inlineToMdx(row.children[index]?.children ?? [], scope, true).trim() || ' ',
    );
    return `| ${cells.join(' | ')} |`;
  });
  return [rows[0], `|${' --- |'.repeat(width)}`, ...rows.slice(1)].join('\n');
}

function inlineToMdx(nodes: readonly PhrasingContent[], scope: Scope, inTable = false): string {
  const tags = readTags(nodes.map((node) => (node.type === 'html' ? node.value : '')));
  return nodes.map((node, index) => tags[index] ?? phrasingToMdx(node, scope, inTable)).join('');
}

function phrasingToMdx(node: PhrasingContent, scope: Scope, inTable: boolean): string {
  const inner = () => ('children' in node ? inlineToMdx(node.children, scope, inTable) : '');
  switch (node.type) {
    case 'text':
    case 'html':
      return escapeText(node.value);
    case 'inlineCode':
      return inTable && node.value.includes('|') ? escapeText(node.value) : codeSpan(node.value);
    case 'emphasis':
      return element('em', inner());
    case 'strong':
      return element('strong', inner());
    case 'delete':
      return element('del', inner());
    case 'break':
      return '<br />';
    case 'link':
      return link(node.url, inner());
    case 'linkReference':
      return link(scope.definitions.get(node.identifier)?.url ?? '', inner());
    case 'image':
      return link(node.url, escapeText(node.alt ?? ''));
    case 'imageReference':
      return link(scope.definitions.get(node.identifier)?.url ?? '', escapeText(node.alt ?? ''));
    default:
      return escapeText(toString(node));
  }
}

/**
 * Renders emphasis as an element, because Markdown's marks could change their meaning next to other
 * marks.
 */
function element(name: string, text: string): string {
  return text.trim() === '' ? text : `<${name}>${text}</${name}>`;
}

/** Renders links to web addresses and to this site; all others become text. */
function link(url: string, label: string): string {
  const isSafe = /^https?:\/\/[^\s<>{}`\\]+$/i.test(url) || /^\/(?!\/)[^\s<>{}`\\]*$/.test(url);
  if (!isSafe || label.trim() === '') return label;
  return `[${label}](<${url.replace(/[:&]/g, (character) => (character === '&' ? '&amp;' : character))}>)`;
}
