import { currentVersionName, lastVersion } from '#shared/config/version-config.ts';
import type { Feature } from '#node/compile/model/feature.ts';

/** Each page's version, and its paths in all versions; nothing for a site without versions. */
export const versions: Feature = {
  pageData({ id, origin, version: own }, { manifest, options }) {
    const version = options.versions.find(({ name }) => name === own);
    if (!version || options.versions.every(({ name }) => name === currentVersionName)) return {};
    const manifests = manifest().versions;
    const last = lastVersion(options.versions)?.name ?? '';
    const versionPaths = [...manifests].flatMap(([name, { byId }]) => {
      const page = byId.get(id);
      return page?.version === name ? [[name, page.path]] : [];
    });
    return {
      version: version.name,
      searchVersion: origin === 'api' ? version.sharedReference : undefined,
      canonicalPath: version.isOld ? manifests.get(last)?.byId.get(id)?.path : undefined,
      noIndex: version.noIndex || undefined,
      versionPaths: Object.fromEntries(versionPaths),
    };
  },
};
