import { withBase } from '#shared/paths/base-path.ts';
import { siteIndexFile } from '#shared/paths/site-index.ts';
import { pageModuleId } from '#node/compile/model/virtual-ids.ts';
import type { Site } from '#node/compile/model/site.ts';
import { createSiteIndex } from '#node/features/site-index.ts';

/**
 * Returns the current site index or a file that the index names, by path; undefined for any other
 * path. Each file is created when the browser requests it, so that opening the search does not wait
 * for the API pages. In a build, `publishRoutes` writes these files.
 */
export async function devData(site: Site, path: string): Promise<unknown> {
  const isIndex = path === `/${siteIndexFile}`;
  if (!isIndex && !path.startsWith('/@data/')) return undefined;
  const { baseUrl } = site.options.config;
  const files = new Map<string, () => unknown>();
  const index = await createSiteIndex(site, {
    app: '',
    filesOf: (page) => ({ modules: [moduleAddress(baseUrl, page)] }),
    async publish(name, create) {
      // Numbered, because several versions have files with the same name.
      const file = `/@data/${files.size}/${name}.json`;
      files.set(file, create);
      return withBase(baseUrl, file);
    },
  });
  return isIndex ? index : files.get(path)?.();
}

/** Returns the address of a page's virtual module on Vite's dev server. */
function moduleAddress(baseUrl: string, path: string) {
  return withBase(baseUrl, `/@id/${pageModuleId(path).replace('\0', '__x00__')}`);
}
