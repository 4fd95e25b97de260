import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { blocks } from '../blocks/index.ts';
import { rehypeBlocks } from './rehype-blocks.ts';
import { rehypeCode } from './rehype-code.ts';
import { rehypeRawHtml, remarkUnknownTags } from './raw-html.ts';
import { rehypeForeignMarkup } from './rehype-foreign-markup.ts';
import { rehypeGlossary } from './rehype-glossary.ts';
import { rehypeExplicitIds, rehypeHeadings } from './rehype-headings.ts';
import { rehypeImages } from './rehype-images.ts';
import { rehypeLinks } from './rehype-links.ts';
import { rehypeSections } from './rehype-sections.ts';
import { rehypeSpoken } from './rehype-spoken.ts';
import { rehypeStaticJsx } from './rehype-static-jsx.ts';
import { rehypeTables } from './rehype-tables.ts';
import { remarkAdmonitions } from './remark-admonitions.ts';
import { remarkDeclarations } from './remark-declarations.ts';
import { remarkDirectives } from './remark-directives.ts';
import { remarkPageSource } from './remark-page-source.ts';
import { remarkLeafDirectives } from './remark-leaf-directives.ts';

/** Whether a file is plain Markdown, or Markdown with components. */
export type PageFormat = 'md' | 'mdx';

/** The steps on the Markdown of a page, in order. */
export function remarkStepsFor(format: PageFormat): PluggableList {
  return [remarkPageSource, ...(format === 'md' ? [remarkUnknownTags] : []), ...remarkSteps];
}

/** The steps on the HTML of a page, in order. */
export function rehypeStepsFor(format: PageFormat): PluggableList {
  return [...(format === 'md' ? [rehypeRawHtml, rehypeForeignMarkup] : []), ...rehypeSteps];
}

/** The steps on Markdown that every text goes through. */
export const remarkSteps: PluggableList = [
  remarkGfm,
  [remarkFrontmatter, ['yaml']],
  remarkDropFrontmatter,
  remarkDirectives,
  remarkDeclarations,
  remarkAdmonitions,
  [remarkLeafDirectives, { names: Object.keys(blocks) }],
];

/** What MDX and blocks expand to first, then ids, links and images, then the search text. */
const rehypeSteps: PluggableList = [
  rehypeStaticJsx,
  [rehypeBlocks, { blocks }],
  rehypeSpoken,
  rehypeExplicitIds,
  rehypeSlug,
  rehypeHeadings,
  rehypeImages,
  rehypeGlossary,
  rehypeLinks,
  rehypeTables,
  rehypeSections,
  rehypeCode,
];

function remarkDropFrontmatter() {
  return (tree: Root): void => {
    if (tree.children[0]?.type === 'yaml') tree.children.shift();
  };
}
