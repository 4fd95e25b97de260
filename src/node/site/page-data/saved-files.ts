import { withBase } from '#shared/paths/base-path.ts';
import { offlineFile } from '../../blocks/cheatsheet.ts';
import { offlineCheatsheet } from '../../blocks/offline-cheatsheet.ts';
import type { TextAsset } from '../model/asset-store.ts';
import { hasVoice } from '../model/site-options.ts';
import type { Site } from '../model/site.ts';

/** Returns the files that readers can save: the cheatsheet, if a page shows it. */
export function savedFiles(site: Site): readonly TextAsset[] {
  const config = site.config();
  const pages = [...site.manifest().scanned.values()];
  if (!hasVoice(site.options) || !pages.some(({ body }) => /^::cheatsheet\[/m.test(body)))
    return [];
  const address = withBase(config.baseUrl, `/${offlineFile}`);
  return [{ output: offlineFile, address, text: offlineCheatsheet(config) }];
}
