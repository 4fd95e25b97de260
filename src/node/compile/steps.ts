import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkEmoji from 'remark-emoji';
import type { Pluggable, PluggableList } from 'unified';
import { footnotesStep } from './html-steps/footnotes.ts';
import { headingIdsStep } from './markdown-steps/heading-ids.ts';
import { blocks } from './blocks/index.ts';
import { rehypeRawHtml, rawHtmlStep } from './markdown-steps/raw-html.ts';
import { blocksStep, blockMarkdownStep } from './html-steps/blocks.ts';
import { codeStep } from './code/code.ts';
import { rehypeForeignMarkup, rehypeReferenceMarkup } from './html-steps/foreign-markup.ts';
import { glossaryStep } from './html-steps/glossary.ts';
import { headingsStep } from './html-steps/headings.ts';
import { imagesStep } from './html-steps/images.ts';
import { linksStep } from './links/links.ts';
import { loneLinksStep } from './links/lone-links.ts';
import { sectionsStep } from './html-steps/sections.ts';
import { spokenStep } from './html-steps/spoken.ts';
import { staticJsxStep } from './components/static-jsx.ts';
import { lineBreaksStep, tablesStep } from './html-steps/tables.ts';
import { admonitionsStep } from './markdown-steps/admonitions.ts';
import { wrappersStep } from './markdown-steps/wrappers.ts';
import { declarationsStep } from './markdown-steps/declarations.ts';
import { remarkDirectives } from './markdown-steps/directives.ts';
import { leafDirectivesStep } from './markdown-steps/leaf-directives.ts';
import { npmToYarnStep } from './markdown-steps/npm-to-yarn.ts';
import { shownAsTextStep } from './markdown-steps/shown-as-text.ts';
import { pageSourceStep } from './markdown-steps/page-source.ts';
import { tabBlocksStep } from './markdown-steps/tab-blocks.ts';
import { diagramsStep } from './markdown-steps/diagrams.ts';
import { mathStep } from './markdown-steps/math.ts';
import { remarkMath } from './markdown-steps/math-syntax.ts';
import type { PageFormat } from './context/page-format.ts';
import type { PageSyntax } from './context/page-syntax.ts';
import { toPlugin, type HtmlStep, type MarkdownStep } from './context/step.ts';

/** Plugins that parse our Markdown. */
export const remarkSyntax: PluggableList = [
  remarkGfm,
  [remarkFrontmatter, ['yaml']],
  remarkDropFrontmatter,
  remarkDirectives,
];

/** Steps on the Markdown that determine what a page shows. */
export const markdownSteps: readonly MarkdownStep[] = [
  headingIdsStep,
  declarationsStep,
  admonitionsStep,
  wrappersStep,
  leafDirectivesStep(Object.keys(blocks)),
  mathStep,
  diagramsStep,
];

/**
 * Steps on the HTML: first the expansion of MDX and blocks, then phrases, ids, images and links,
 * finally the search text.
 */
const htmlSteps: readonly HtmlStep[] = [
  staticJsxStep,
  blocksStep,
  spokenStep,
  footnotesStep,
  headingsStep,
  imagesStep,
  glossaryStep,
  linksStep,
  loneLinksStep,
  tablesStep,
  sectionsStep,
  codeStep,
  lineBreaksStep,
];

/** Returns the plugins for a page's Markdown. All steps share one walk of its tree. */
export function remarkPluginsFor(
  format: PageFormat,
  { math, emoji }: Pick<PageSyntax, 'math' | 'emoji'>,
): PluggableList {
  // Tabs are components, which plain Markdown lacks.
  const own =
    format === 'md'
      ? [pageSourceStep, rawHtmlStep]
      : [npmToYarnStep, tabBlocksStep, pageSourceStep];
  const steps = [shownAsTextStep(format), ...own, ...markdownSteps, blockMarkdownStep(blocks)];
  return [
    ...remarkSyntax,
    ...(math === 'none' ? [] : [[remarkMath, math] satisfies Pluggable]),
    ...(emoji ? [remarkEmoji] : []),
    toPlugin(steps),
  ];
}

/** Returns the plugins for a page's HTML. All steps share one walk of its tree. */
export function rehypePluginsFor(format: PageFormat): PluggableList {
  const foreign = format === 'md' ? [rehypeRawHtml, rehypeForeignMarkup] : [rehypeReferenceMarkup];
  return [...foreign, toPlugin(htmlSteps)];
}

function remarkDropFrontmatter() {
  return (tree: Root): void => {
    if (tree.children[0]?.type === 'yaml') tree.children.shift();
  };
}
