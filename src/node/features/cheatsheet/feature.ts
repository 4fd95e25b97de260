import { spokenBlock } from '#node/compile/html/spoken-block.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import { cheatsheetBlock, offlineFile } from './cheatsheet.ts';
import { hatPosterBlock } from './hat-poster.ts';
import { offlineCheatsheet } from './offline-cheatsheet.ts';

/**
 * The cheatsheet and the hat poster on their pages, and a cheatsheet file for readers to save for
 * each version with a cheatsheet.
 */
export const cheatsheet: Feature = {
  blocks: {
    cheatsheet: spokenBlock(cheatsheetBlock),
    'hat-poster': spokenBlock(hatPosterBlock),
  },
  *outputs(site) {
    const pages = site.pages();
    for (const { name, path: versionPath } of site.options.versions) {
      const isShown = pages.some(
        ({ version, body }) => version === name && /^::cheatsheet\[/m.test(body),
      );
      const language = isShown ? site.sourcesOf(name).tools.language : undefined;
      if (!language) continue;
      const content = () =>
        offlineCheatsheet(site.config(), {
          language,
          versionPath,
          apiPath: site.config().api.path,
        });
      yield [offlineFile(versionPath), { what: 'the cheatsheet to save', content }];
    }
  },
};
