import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { HtmlStep } from '#node/compile/context/step.ts';
import type { Feature } from '#node/compile/model/feature.ts';

/** Keeps a page's content as Markdown, before code and glossary terms are rendered. */
const keepMarkdownStep: HtmlStep = (context) => ({
  async end(tree) {
    const { result, settings } = context;
    if (!settings.withMarkdown) return;
    // Loaded on first use, because the dev server seldom writes Markdown.
    const { toMarkdownTree } = await import('./to-markdown-tree.ts');
    const { writeMarkdown } = await import('./write-markdown.ts');
    result.markdown = toMarkdownTree(tree, context);
    result.writeMarkdown = (imported) => writeMarkdown(context, imported);
  },
});

/** A plain Markdown copy of each page, next to the page. */
export const markdownPages: Feature = {
  htmlSteps: [keepMarkdownStep],
  outputs: (site) =>
    site
      .pages()
      .map((page) => [
        markdownPath(page.record.path).slice(1),
        { content: () => site.markdown(page) },
      ]),
};
