import { outputFile } from '#node/base/files/page-outputs.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import { movedPage } from './moved-page.ts';
import { movedPaths } from './resolve-redirects.ts';

/** Documents at the former addresses of pages. */
export const movedPages: Feature = {
  outputs(site) {
    return site.redirects().map((redirect) => [
      outputFile(redirect.from),
      {
        content: () =>
          movedPage(
            redirect,
            site.pageAt(redirect.page ?? '')?.record.title ?? redirect.to,
            site.config(),
          ),
      },
    ]);
  },
  siteIndex: async (site) => ({ moved: movedPaths(site.redirects()) }),
};
