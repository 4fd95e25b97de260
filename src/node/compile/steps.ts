import remarkGfm from 'remark-gfm';
import remarkEmoji from 'remark-emoji';
import { headingIdsStep } from './markdown-steps/heading-ids.ts';
import { rehypeRawHtml, rawHtmlStep } from './html-steps/raw-html.ts';
import { blocksStep, drawBlocksStep } from './html-steps/blocks.ts';
import { codeStep } from './html-steps/code.ts';
import { rehypeForeignMarkup, rehypeReferenceMarkup } from './html-steps/foreign-markup.ts';
import { headingsStep } from './html-steps/headings.ts';
import { imagesStep } from './links/images.ts';
import { linksStep, loneLinksStep } from './links/links.ts';
import { sectionsStep } from './html-steps/sections.ts';
import { staticJsxStep } from './html-steps/static-jsx.ts';
import { lineBreaksStep, tablesStep } from './html-steps/tables.ts';
import { admonitionsStep } from './markdown-steps/admonitions.ts';
import { wrappersStep } from './markdown-steps/wrappers.ts';
import { remarkDirectives } from './markdown-steps/directives.ts';
import { leafDirectivesStep } from './markdown-steps/leaf-directives.ts';
import { npmToYarnStep } from './markdown-steps/npm-to-yarn.ts';
import { shownAsTextStep } from './markdown-steps/shown-as-text.ts';
import { pageSourceStep } from './components/page-source.ts';
import { tabBlocksStep } from './markdown-steps/tab-blocks.ts';
import type { BlockRegistry } from './html/block.ts';
import type { PageExtension } from './context/page-extension.ts';
import type { CompileTools } from './context/compile-sources.ts';
import { toPlugin } from './context/step.ts';

/** Creates the plugins that compile pages. All steps on a tree share one walk. */
export function createPlugins(extensions: readonly PageExtension[]): CompileTools['plugins'] {
  const blocks = Object.assign(
    {},
    ...extensions.map((extension) => extension.blocks),
  ) as BlockRegistry;
  const markdownSteps = [
    headingIdsStep,
    ...extensions.flatMap((extension) => extension.markdownSteps ?? []),
    admonitionsStep,
    wrappersStep,
    leafDirectivesStep(Object.keys(blocks)),
    drawBlocksStep(blocks),
  ];
  const htmlSteps = [
    // These expand MDX and blocks, then set ids and image attributes.
    staticJsxStep,
    blocksStep,
    headingsStep,
    imagesStep,
    ...extensions.flatMap((extension) => extension.htmlSteps ?? []),
    // These need the complete content.
    linksStep,
    loneLinksStep,
    tablesStep,
    sectionsStep,
    codeStep,
    lineBreaksStep,
  ];
  return {
    remark(format, syntax) {
      // Tabs are components, which plain Markdown lacks.
      const own =
        format === 'md'
          ? [pageSourceStep, rawHtmlStep]
          : [npmToYarnStep, tabBlocksStep, pageSourceStep];
      return [
        remarkGfm,
        remarkDirectives,
        ...extensions.flatMap((extension) => extension.syntax?.(syntax) ?? []),
        ...(syntax.emoji ? [remarkEmoji] : []),
        toPlugin([shownAsTextStep, ...own, ...markdownSteps]),
      ];
    },
    rehype: (format) => [
      ...(format === 'md' ? [rehypeRawHtml, rehypeForeignMarkup] : [rehypeReferenceMarkup]),
      toPlugin(htmlSteps),
    ],
  };
}
