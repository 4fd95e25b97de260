import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { blocks } from '../blocks/index.ts';
import { rehypeRawHtml, remarkRawHtml } from './raw-html.ts';
import { rehypeBlocks, remarkBlocks } from './rehype-blocks.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeForeignMarkup } from './rehype-foreign-markup.ts';
import { rehypeGlossary } from './rehype-glossary.ts';
import { rehypeHeadings } from './rehype-headings.ts';
import { rehypeImages } from './rehype-images.ts';
import { rehypeLinks } from './rehype-links.ts';
import { rehypeSections } from './rehype-sections.ts';
import { rehypeSpoken } from './rehype-spoken.ts';
import { rehypeStaticJsx } from './rehype-static-jsx.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkDeclarations } from './remark-declarations.ts';
import { remarkDirectives } from './remark-directives.ts';
import { remarkLeafDirectives } from './remark-leaf-directives.ts';
import { remarkPageSource } from './remark-page-source.ts';
import { toPlugin, type HtmlStep, type MarkdownStep } from './step.ts';

/** Whether a file is plain Markdown, or Markdown with components. */
export type PageFormat = 'md' | 'mdx';

/** What reads Markdown as our pages are written. */
export const remarkSyntax: PluggableList = [
  remarkGfm,
  [remarkFrontmatter, ['yaml']],
  remarkDropFrontmatter,
  remarkDirectives,
];

/** The steps on the Markdown that says what a page shows. */
export const markdownSteps: readonly MarkdownStep[] = [
  remarkDeclarations,
  remarkAdmonitions,
  remarkLeafDirectives(Object.keys(blocks)),
];

/** What MDX and blocks expand to first, then phrases, ids, images and links, then the search text. */
const htmlSteps: readonly HtmlStep[] = [
  rehypeStaticJsx,
  rehypeBlocks,
  rehypeSpoken,
  rehypeHeadings,
  rehypeImages,
  rehypeGlossary,
  rehypeLinks,
  rehypeTables,
  rehypeSections,
  rehypeCode,
];

/** The plugins for the Markdown of a page. All steps share one walk of its tree. */
export function remarkPluginsFor(format: PageFormat): PluggableList {
  const own = format === 'md' ? [remarkRawHtml] : [];
  const steps = [remarkPageSource, ...own, ...markdownSteps, remarkBlocks(blocks)];
  return [...remarkSyntax, toPlugin(steps)];
}

/** The plugins for the HTML of a page. All steps share one walk of its tree. */
export function rehypePluginsFor(format: PageFormat): PluggableList {
  return format === 'md'
    ? [rehypeRawHtml, toPlugin([rehypeForeignMarkup, ...htmlSteps])]
    : [toPlugin(htmlSteps)];
}

function remarkDropFrontmatter() {
  return (tree: Root): void => {
    if (tree.children[0]?.type === 'yaml') tree.children.shift();
  };
}
