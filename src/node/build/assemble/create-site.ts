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
import { toPageData, type PageDataInput } from '../page-data/page-data.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';
import type { Site } from '#node/compile/model/site.ts';
import { createSitePages } from './site-pages.ts';
import { viewSidebar } from './assemble-version.ts';
import { toVersionData } from '#node/features/versions/version-data.ts';
import type { AssembledPages } from './assemble-pages.ts';
import type { PageData } from '#shared/page/page.ts';

/** Creates a site; it has no pages until `load` is called. */
export function createSite(options: SiteOptions): Site {
  const assets: Assets = new Map();
  const store = openStore(options.cacheDir);
  const folders = options.versions.flatMap(versionFolders);
  const lastUpdates = createLastUpdates({ config: options.config, folders });
  const { current, ...pages } = createSitePages({
    options,
    assets,
    onChange(file) {
      if (file === undefined || [...compiler.dependentsOf(file)].length > 0) compiler.forget();
    },
  });
  const sources = createSources(options, current, store);
  const compiler = createPageCompiler(store, sources.of);

  async function compile(page: ScannedPage): Promise<CompiledPage> {
    const compiled = await compiler.compile(page);
    for (const { file, output } of compiled.files) assets.set(output, { file });
    return compiled;
  }

  return {
    options,
    assets,
    store,
    sourcesOf: sources.of,
    ...pages,
    ...answersFrom(current),
    update(file) {
      if (options.mdxComponents && !current().manifest.byFile.has(file)) sources.update();
      pages.update(file);
    },
    excludedPath: () => findExcludedPath(options, current()),
    dependentsOf: (file) =>
      [...compiler.dependentsOf(file)].flatMap((user) => current().manifest.byFile.get(user) ?? []),
    compile,
    async markdown(page) {
      const own = sources.of(page.version);
      const settings = { ...own.settings, withMarkdown: true };
      const compiled = own.settings.withMarkdown
        ? compile(page)
        : compilePage(page, { ...own, settings });
      return (await compiled).markdown;
    },
    adopt: compiler.adopt,
    isCached: compiler.isCached,
    notes: () => [...current().notes, ...lastUpdates.notes, ...exclusionNote(options)],
    pageData: (page, compiled, image) =>
      layoutData({ page, compiled, image, lastUpdate: lastUpdates.of(page) }, options, current()),
  };
}

/** Answers queries from the current pages. */
function answersFrom(
  current: () => AssembledPages,
): Pick<Site, 'config' | 'manifest' | 'pages' | 'pageAt' | 'redirects' | 'problems'> {
  return {
    config: () => current().config,
    manifest: () => current().manifest,
    pages: () => [...current().manifest.scanned.values()],
    pageAt: (path) => current().manifest.scanned.get(path),
    redirects: () => current().redirects,
    problems: () => current().problems,
  };
}

function exclusionNote({ excludedPath }: SiteOptions): readonly string[] {
  return excludedPath === undefined
    ? []
    : [`The pages below ${excludedPath} are excluded, and links to them are not checked.`];
}

function layoutData(
  {
    page,
    ...own
  }: Pick<PageDataInput, 'compiled' | 'image' | 'lastUpdate'> & { page: ScannedPage },
  options: SiteOptions,
  { config, manifest, versions }: AssembledPages,
): PageData {
  const { record, file } = page;
  const assembled = versions.get(page.version);
  const version = options.versions.find(({ name }) => name === page.version);
  if (!assembled || !version) throw new Error(`There is no version ${page.version}.`);
  return {
    ...toPageData({
      ...own,
      record,
      sourcePath: pathFrom(options.contentDir, file),
      manifest: assembled.manifest,
      config,
      sidebarView: viewSidebar(assembled, record.id),
    }),
    ...toVersionData(record, version, { manifest, options }),
  };
}
