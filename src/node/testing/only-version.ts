import { currentVersionName } from '#shared/config/version-config.ts';
import type { DocsVersion } from '../site/content/docs-versions.ts';

/** Returns the only version of a site that has no archived versions. */
export function onlyVersion(contentDir: string): DocsVersion {
  return {
    name: currentVersionName,
    label: 'Next',
    isLast: true,
    path: '/',
    banner: 'none',
    badge: false,
    noIndex: false,
    isOld: false,
    texts: {},
    contentDir,
  };
}
