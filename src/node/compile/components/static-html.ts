import { hashText } from '#node/base/cache/hash-files.ts';
import type { ObjectExpression, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { staticHtmlAttribute } from '#shared/document/document-marks.ts';
import { clientModule } from '../context/client-module.ts';
import { contextOf } from '../context/compile-context.ts';
import { parseStatements } from './page-values.ts';

type Parent = { children: (RootContent | ElementContent)[] };

/** Adds the HTML of a static part and returns the part's key. */
type AddPart = (html: string) => string;

/**
 * Folds a page's static content into HTML as the last step before code generation. Each element
 * without live descendants loses its children and gets the key of their HTML. Adds an element
 * around the page's content, so that a page without live components folds into a single part. Keeps
 * the elements themselves, because components inspect the types of their children.
 */
export function rehypeStaticHtml() {
  return (tree: Root, file: VFile) => {
    const { result, isPartial } = contextOf(file);
    const add: AddPart = (html) => {
      // Unlike hashes, numbers do not change with the text, so the page's code stays the same.
      // Partials use hashes, because their numbers would clash.
      const key = isPartial ? hashText(html).slice(0, 10) : String(result.staticHtml.size);
      result.staticHtml.set(key, html);
      return key;
    };
    const foldAll = () => {
      const ids = fold(tree, add);
      result.ids &&= ids;
    };
    if (isPartial) return foldAll();
    const isLive = isInteractive(tree);
    const statements = tree.children.filter(({ type }) => type === 'mdxjsEsm');
    const content = tree.children.filter(({ type }) => type !== 'mdxjsEsm') as ElementContent[];
    const frame = h('div.prose', content);
    tree.children = [...statements, frame];
    if (isLive) foldAll();
    result.html = isLive ? null : foldElement(frame, add);
  };
}

/** Folds the static parts of a live page; returns the ids outside them. */
function fold(parent: Parent, add: AddPart): readonly string[] {
  return parent.children.flatMap((node) => {
    const own = idsOf(node);
    if (node.type === 'element' && !isInteractive(node)) foldElement(node, add);
    else if ('children' in node && !isHead(node)) return [...own, ...fold(node, add)];
    return own;
  });
}

/** Returns the ids written on a node, including an `<a>`'s name, which older pages use. */
function idsOf(node: RootContent | ElementContent): readonly string[] {
  const isAnchor = ('tagName' in node ? node.tagName : 'name' in node && node.name) === 'a';
  const written: readonly (readonly [name: string, value: unknown])[] =
    node.type === 'element'
      ? Object.entries(node.properties)
      : 'attributes' in node
        ? node.attributes.map((attribute) =>
            attribute.type === 'mdxJsxAttribute' ? [attribute.name, attribute.value] : ['', null],
          )
        : [];
  return written.flatMap(([name, value]) =>
    (name === 'id' || (name === 'name' && isAnchor)) && typeof value === 'string' ? [value] : [],
  );
}

/** Whether a node is `<Head>`, which reads its own children. */
function isHead(node: RootContent | ElementContent) {
  return node.type.startsWith('mdxJsx') && 'name' in node && node.name === 'Head';
}

/** Replaces an element's children with the key of their HTML, and returns the HTML. */
function foldElement(node: Element, add: AddPart) {
  if (node.children.length === 0) return '';
  const html = toHtml(node.children, { allowDangerousHtml: true });
  node.properties[staticHtmlAttribute] = add(html);
  node.children = [];
  return html;
}

/**
 * Whether a tree contains JSX components, expressions or imports, which make a page live. Called
 * after the steps, because they may remove such nodes, for example from code blocks.
 */
function isInteractive(node: Nodes) {
  return node.type.startsWith('mdx') || ('children' in node && node.children.some(isInteractive));
}

const localName = '_staticHtml';

/**
 * Adds to the page's code the HTML of the elements that `rehypeStaticHtml` has folded. On the dev
 * server, and with `containsHtml`, the HTML is inline; otherwise, the renderer supplies it.
 */
export function recmaStaticHtml() {
  return (tree: Program, file: VFile) => {
    const { result, settings, containsHtml } = contextOf(file);
    const isInline = settings.isServed || containsHtml;
    visit(tree, (node) => {
      if (node.type !== 'ObjectExpression') return;
      const key = partKey(node);
      const html = result.staticHtml.get(key ?? '');
      if (key !== undefined && html !== undefined) addHtml(node, isInline ? html : key);
    });
    const [name, module] = isInline
      ? ['trustedHtml', 'static/trusted-types.ts']
      : ['useStaticHtml', 'static/static-html-context.ts'];
    const source = JSON.stringify(clientModule(module));
    tree.body.unshift(
      ...parseStatements(`import { ${name} as ${localName} } from ${source};`).body,
    );
  };
}

/** Returns the key of an element's static part; undefined if it has none. */
function partKey({ properties }: ObjectExpression) {
  for (const property of properties) {
    if (property.type !== 'Property' || property.value.type !== 'Literal') continue;
    const { key, value } = property;
    if (key.type === 'Literal' && key.value === staticHtmlAttribute) return String(value.value);
  }
  return undefined;
}

/**
 * Adds the property `dangerouslySetInnerHTML`, whose value is a call to the local function with
 * `argument`.
 */
function addHtml({ properties }: ObjectExpression, argument: string) {
  // The text is inserted after parsing, because parsing the text of a whole page is slow.
  visit(parseStatements(`({ dangerouslySetInnerHTML: ${localName}('') })`), (node) => {
    if (node.type === 'Property') properties.push(node);
    if (node.type === 'Literal') Object.assign(node, { value: argument, raw: undefined });
  });
}
