import { openStore } from '#node/base/cache/store.ts';
import { versionFolders } from '#node/site/content/page-files.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import { compilePage } from '#node/compile/compile-page.ts';
import type { Assets } from '#node/compile/model/assets.ts';
import { createSources, findExcludedPath } from './create-sources.ts';
import { createLastUpdates } from '../page-data/last-updates.ts';
import { createPageCompiler } from '#node/compile/page-compiler.ts';
import { toPageData } from '../page-data/page-data.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';
import type { Site } from '#node/compile/model/site.ts';
import { createSitePages } from './site-pages.ts';
import { viewSidebar } from './assemble-version.ts';
import { features } from '#node/features/index.ts';

/** Creates a site; it has no pages until `load` is called. */
export function createSite(options: SiteOptions): Site {
  const assets: Assets = new Map();
  const store = openStore(options.cacheDir);
  const lastUpdates = createLastUpdates(options.config, options.versions.flatMap(versionFolders));
  const { current, ...pages } = createSitePages(options, assets, (file) => {
    if (file === undefined || [...dependentsOf(file)].length > 0) forget();
  });
  const sources = createSources(options, current, store);
  const { forget, dependentsOf, ...compiler } = createPageCompiler(store, sources.of, assets);
  const known = {
    options,
    config: () => current().config,
    manifest: () => current().manifest,
    pages: () => [...current().manifest.scanned.values()],
    pageAt: (path: string) => current().manifest.scanned.get(path),
    redirects: () => current().redirects,
    problems: () => current().problems,
  };
  return {
    ...known,
    assets,
    store,
    sourcesOf: sources.of,
    ...pages,
    ...compiler,
    update(file) {
      if (options.mdxComponents && !current().manifest.byFile.has(file)) sources.update();
      pages.update(file);
    },
    excludedPath: () => findExcludedPath(options, current()),
    dependentsOf: (file) =>
      [...dependentsOf(file)].flatMap((user) => current().manifest.byFile.get(user) ?? []),
    async markdown(page) {
      const own = sources.of(page.version);
      const { markdown } = own.settings.withMarkdown
        ? await compiler.compile(page)
        : await compilePage(page, { ...own, settings: { ...own.settings, withMarkdown: true } });
      return markdown;
    },
    notes: () => [...current().notes, ...lastUpdates.notes],
    pageData(page, compiled, image) {
      const { config, versions } = current();
      const own = versions.get(page.version);
      if (!own) throw new Error(`There is no version ${page.version}.`);
      return Object.assign(
        toPageData({
          record: page.record,
          sourcePath: pathFrom(options.contentDir, page.file),
          compiled,
          image,
          manifest: own.manifest,
          config,
          sidebarView: viewSidebar(own, page.record.id),
          lastUpdate: lastUpdates.of(page),
        }),
        ...features.map((feature) => feature.pageData?.(page.record, known)),
      );
    },
  };
}
