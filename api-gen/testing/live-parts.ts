import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { visit } from 'unist-util-visit';

/** Elements that generated pages contain themselves. */
const ownElements = new Set(
  'abbr b br cite code del details div em i ins kbd mark p q s samp small strong sub summary sup table tbody td th thead tr u var'.split(
    ' ',
  ),
);

/** The deprecation note is the only container that a comment may become. */
const ownContainers = ['caution'];

/** Containers and directives that generated pages contain themselves, apart from their comments. */
export const pageBlocks: readonly string[] = [
  ...ownContainers,
  'declarations',
  'api-filter',
  'copy-import',
  'spoken-as',
];

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(flowDirectives)
  .freeze();

/** Parses generated MDX as the site does. Throws wherever the site would report a syntax error. */
export function parseGenerated(mdx: string): Root {
  return parser.parse(mdx.replace(/^---\n[^]*?\n---\n/, ''));
}

/**
 * Finds everything in parsed MDX that would run or render a component (expressions, modules,
 * elements, blocks), and links with a possibly unsafe URL.
 */
export function findLiveParts(mdx: Root, ownBlocks: readonly string[] = ownContainers): string[] {
  const found: string[] = [];
  visit(mdx, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const isPlain = node.attributes.every(
        (attribute) =>
          attribute.type === 'mdxJsxAttribute' &&
          /^(?:class|id|scope)$/.test(attribute.name) &&
          typeof attribute.value === 'string',
      );
      if (!node.name || !ownElements.has(node.name) || !isPlain) found.push(`<${node.name}>`);
    } else if (/^mdx/.test(node.type) || node.type === 'html' || node.type === 'textDirective') {
      found.push(node.type);
    } else if (
      (node.type === 'containerDirective' || node.type === 'leafDirective') &&
      !ownBlocks.includes(node.name)
    ) {
      found.push(`:::${node.name}`);
    } else if (
      (node.type === 'link' || node.type === 'image') &&
      !/^(?:https?:\/\/|\/|#|mailto:)/i.test(node.url)
    ) {
      found.push(node.url);
    }
  });
  return found;
}

function flowDirectives(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { flow: directive().flow }];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), directiveFromMarkdown()];
}
