import { currentVersionName } from '#shared/config/version-config.ts';
import { openStore } from '#node/base/cache/store.ts';
import { versionFolders } from '#node/site/content/page-files.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { compilePage } from '#node/compile/compile-page.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import type { Assets } from '#node/compile/model/assets.ts';
import { createSources, findExcludedPath } from './create-sources.ts';
import { createLastUpdates } from '../page-data/last-updates.ts';
import { createPageCompiler } from '#node/compile/page-compiler.ts';
import { toPageData } from '../page-data/page-data.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';
import type { Site } from '#node/compile/model/site.ts';
import { createSitePages } from './site-pages.ts';
import { viewSidebar } from './assemble-version.ts';
import { toVersionData } from '#node/features/versions/version-data.ts';

/** Creates a site; it has no pages until `load` is called. */
export function createSite(options: SiteOptions): Site {
  const assets: Assets = new Map();
  const lastUpdates = createLastUpdates({
    config: options.config,
    folders: options.versions.flatMap(versionFolders),
  });
  const store = openStore(options.cacheDir);
  const { current, ...pages } = createSitePages({
    options,
    assets,
    onChange(file) {
      if (file === undefined || [...compiler.dependentsOf(file)].length > 0) compiler.forget();
    },
  });
  const sources = createSources(options, current, store);
  const sourcesOf = sources.of;
  const isVersioned =
    options.versions.length > 1 || options.versions[0]?.name !== currentVersionName;
  const compiler = createPageCompiler(store, sourcesOf);

  async function compile(page: ScannedPage): Promise<CompiledPage> {
    const compiled = await compiler.compile(page);
    for (const { file, output } of compiled.files) assets.set(output, { file });
    return compiled;
  }

  async function markdown(page: ScannedPage): Promise<string> {
    const sources = sourcesOf(page.version);
    if (sources.settings.withMarkdown) return (await compile(page)).markdown;
    const settings = { ...sources.settings, withMarkdown: true };
    return (await compilePage(page, { ...sources, settings })).markdown;
  }

  return {
    options,
    assets,
    sourcesOf,
    ...pages,
    update(file) {
      if (options.mdxComponents && !current().manifest.byFile.has(file)) sources.update();
      pages.update(file);
    },
    excludedPath: () => findExcludedPath(options, current()),
    dependentsOf: (file) =>
      [...compiler.dependentsOf(file)].flatMap((user) => current().manifest.byFile.get(user) ?? []),
    compile,
    markdown,
    adopt: compiler.adopt,
    isCached: compiler.isCached,
    store,
    config: () => current().config,
    manifest: () => current().manifest,
    pages: () => [...current().manifest.scanned.values()],
    pageAt: (path) => current().manifest.scanned.get(path),
    redirects: () => current().redirects,
    problems: () => current().problems,
    notes: () => [
      ...current().notes,
      ...lastUpdates.notes,
      ...(options.excludedPath === undefined
        ? []
        : [
            `The pages below ${options.excludedPath} are excluded, and links to them are not checked.`,
          ]),
    ],
    pageData(page, compiled, image) {
      const { config, manifest, versions } = current();
      const own = versions.get(page.version);
      const version = options.versions.find(({ name }) => name === page.version);
      if (!own || !version) throw new Error(`There is no version ${page.version}.`);
      return {
        ...toPageData({
          record: page.record,
          sourcePath: pathFrom(options.contentDir, page.file),
          compiled,
          image,
          manifest: own.manifest,
          config,
          sidebarView: viewSidebar(own, page.record.id),
          lastUpdate: lastUpdates.of(page),
        }),
        ...(isVersioned ? toVersionData(page.record, version, { manifest, options }) : {}),
      };
    },
  };
}
