import { currentVersionName } from '#shared/config/version-config.ts';
import type { DocsVersion } from '../site/content/docs-versions.ts';

/** Returns the version of a site that has only one. */
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
