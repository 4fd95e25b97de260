import { once } from '#engine/text/once.ts';
import { lastVersion } from '#shared/config/version-config.ts';
import { buildShards } from '../search/index-files/build-shards.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';
import { hasVoice } from '#node/compile/model/site-options.ts';
import { docsPhrases } from './docs-phrases.ts';
import { talonFiles as files } from './talon-files.ts';

/** Files that let Talon open the documentation by voice. */
export const talonFiles: Feature = {
  outputs(site) {
    // Spoken phrases are English, and the files are named after this site.
    const isOffered =
      site.config().locale === 'en' && site.options.dialect.hasVoice && hasVoice(site.options);
    if (!isOffered) return [];
    const phrases = once(async (of: Site) => docsPhrases(await lastShards(of)));
    return Object.entries(files).map(([name, write]) => [
      name,
      {
        what: `the file ${name} for Talon`,
        content: async () => write(await phrases(site), site.config()),
      },
    ]);
  },
};

/** Builds the search files of the last version, which contain its terms, headings and classes. */
async function lastShards(site: Site) {
  const last = lastVersion(site.options.versions)?.name;
  const own = site.pages().filter(({ record }) => record.version === last);
  const pages = own.map(async (page) => ({
    record: page.record,
    sections: (await site.compile(page)).sections,
  }));
  const language = last === undefined ? undefined : site.sourcesOf(last).tools.language;
  return buildShards(await Promise.all(pages), language, site.config().api.path);
}
