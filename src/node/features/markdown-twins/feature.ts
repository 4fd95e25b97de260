import { markdownPath } from '#node/base/files/page-outputs.ts';
import type { Feature } from '#node/site/model/feature.ts';

/** Each page as plain Markdown, next to it. */
export const markdownTwins: Feature = {
  outputs: (site) =>
    site
      .pages()
      .map((page) => [
        markdownPath(page.record.path).slice(1),
        { content: () => site.markdown(page) },
      ]),
};
