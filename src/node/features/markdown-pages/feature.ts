import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { HtmlStep } from '#node/compile/context/step.ts';
import type { Feature } from '#node/site/model/feature.ts';

/** Keeps the content of a page as Markdown, before code and glossary terms are drawn. */
const keepMarkdownStep: HtmlStep = (context) => ({
  async end(tree) {
    if (!context.settings.withMarkdown) return;
    // Loaded on first use, because the dev server seldom writes Markdown.
    const { toMarkdownTree } = await import('./to-markdown-tree.ts');
    context.result.markdown = toMarkdownTree(tree, context);
  },
});

/** Each page as plain Markdown, next to it. */
export const markdownPages: Feature = {
  htmlSteps: [keepMarkdownStep],
  writeMarkdown: async (context, imported) =>
    (await import('./write-markdown.ts')).writeMarkdown(context, imported),
  outputs: (site) =>
    site
      .pages()
      .map((page) => [
        markdownPath(page.record.path).slice(1),
        { content: () => site.markdown(page) },
      ]),
};
