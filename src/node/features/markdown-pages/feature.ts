import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { HtmlStep } from '#node/compile/context/step.ts';
import type { Feature } from '#node/compile/model/feature.ts';

/** Keeps the content of a page as Markdown, before code and glossary terms are drawn. */
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

/** Each page as plain Markdown, next to it. */
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
