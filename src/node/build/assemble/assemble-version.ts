import GithubSlugger from 'github-slugger';
import { plainPathPrefix } from '#shared/navbar/resolve-link.ts';
import { isElsewhere, pathnameOf, safeDecode, withBase } from '#shared/paths/base-path.ts';
import type { SidebarView } from '#shared/page/navigation.ts';
import { translateWith } from '#shared/i18n/translate.ts';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import type { Problem } from '#shared/problem.ts';
import { isStaticFile } from '#node/site/config/static-files.ts';
import { scanFolders } from '#node/site/content/folder-metadata.ts';
import { makeIndexPages } from '#node/site/content/generated-index.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import { placePages } from '#node/site/content/place-pages.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { buildManifest, type PageManifest } from '#node/site/manifest/build-manifest.ts';
import { readSidebars, type ListedSidebars } from '#node/site/content/read-sidebars.ts';
import {
  createOwner,
  generatedLinks,
  type SidebarSource,
} from '#node/site/sidebar/sidebar-source.ts';
import { createSidebarViewer, type ViewSidebar } from '#node/site/sidebar/windowed-sidebar.ts';
import { addJson, type Assets } from '#node/compile/model/assets.ts';
import { foldersOf } from '#node/base/files/folders-of.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/** A version's current pages and the data derived from them. */
export interface AssembledVersion {
  readonly version: DocsVersion;
  readonly manifest: PageManifest;
  readonly problems: readonly Problem[];
  readonly viewers: ReadonlyMap<string, ViewSidebar>;
}

/**
 * Returns the URL for a sidebar link that leads to another part of the host or to a static file;
 * undefined for any other link.
 */
function leavingAddress(href: string, { config, publicDirs }: SiteOptions) {
  const { baseUrl, checks } = config;
  if (isElsewhere(href, checks.elsewhere)) return href;
  if (href.startsWith(plainPathPrefix))
    return withBase(baseUrl, href.slice(plainPathPrefix.length));
  const isStatic =
    /^\/[^/]/.test(href) && isStaticFile(safeDecode(pathnameOf(href)), { baseUrl, publicDirs });
  return isStatic ? withBase(baseUrl, href) : undefined;
}

/**
 * Assembles a version: page paths, generated pages, sidebars and the manifest. `files` are the
 * source files of the version's pages and of their translations. Generated files go to `assets`.
 */
export function assembleVersion(
  version: DocsVersion,
  files: readonly ScannedPage[],
  options: SiteOptions,
  assets: Assets,
): AssembledVersion {
  const { config, isServed: includeDrafts } = options;
  const slugger = new GithubSlugger();
  const { pages: scanned, problems: placeProblems } = placePages(files, version);
  const { folders, generated, problems: folderProblems } = scanFolders(scanned, version, slugger);
  const published = scanned.filter((page) => includeDrafts || !page.record.draft);
  const { sidebarsFile } = version;
  const listed =
    sidebarsFile === undefined
      ? undefined
      : readSidebars(sidebarsFile, version.name, (href) => leavingAddress(href, options), slugger);
  const sidebars = listed?.sidebars
    ? withReference(listed.sidebars, scanned, config.api.path)
    : folderSidebars(options, scanned);
  const { title, tagline } = config;
  const home = { folder: '', path: '/', title, description: tagline || undefined };
  const hasHome = published.some(({ record }) => record.path === version.path);
  const categories = Object.values(listed?.sidebars ?? {}).flatMap(({ items }) =>
    generatedLinks(items),
  );
  const indexPages = makeIndexPages({
    version,
    indexes: [...generated, ...categories, ...(hasHome ? [] : [home])],
    pages: published,
    folders,
  });
  const pages = [...scanned, ...indexPages];
  const { manifest, problems } = buildManifest({
    pages,
    folders,
    sidebars,
    texts: version.texts,
    restLabel: translateWith(config.catalogue)('sidebar.rest', 'More'),
    duplicateRoutes: config.checks.duplicateRoutes,
    includeDrafts,
  });
  return {
    version,
    manifest,
    viewers: createViewers(manifest, assets, config.baseUrl),
    problems: [
      ...files.flatMap((page) => (page.version === version.name ? page.problems : [])),
      ...placeProblems,
      ...folderProblems,
      ...problems,
      ...(listed ? checkListed(listed, pages, folders, options.dialect.sidebars) : []),
    ],
  };
}

function createViewers({ sidebars }: PageManifest, assets: Assets, baseUrl: string) {
  return new Map(
    [...sidebars].map(([name, { tree }]) => [
      name,
      createSidebarViewer(name, tree, (items) => addJson(assets, baseUrl, 'sidebar/items', items)),
    ]),
  );
}

/**
 * Maximum number of sidebars generated from the folders of another project's pages. Each sidebar
 * adds a navbar item to every page.
 */
const maxSidebars = 8;

/**
 * Returns the folder of each sidebar, keyed by sidebar name: the configured ones if any of their
 * folders exists, otherwise one per top-level folder and one for the API reference, if there is
 * one. If there are too many folders, or pages outside them, returns a single sidebar for
 * everything.
 */
function chooseSidebars(
  { sidebars: configured, api }: SiteOptions['config'],
  pages: readonly ScannedPage[],
): Readonly<Record<string, string>> {
  const roots = new Set(
    pages
      .filter((page) => page.origin === 'content')
      .map((page) => foldersOf(page.source)[0] ?? ''),
  );
  if (Object.values(configured).some((folder) => roots.has(folder))) return configured;
  if (roots.has('') || roots.size === 0 || roots.size > maxSidebars) return { docs: '' };
  const [apiFolder = ''] = api.path.split('/');
  const ofApi = pages.some((page) => page.origin === 'api') ? [apiFolder] : [];
  return Object.fromEntries([...[...roots].sort(), ...ofApi].map((folder) => [folder, folder]));
}

function folderSidebars({ config }: SiteOptions, pages: readonly ScannedPage[]) {
  return Object.fromEntries(
    Object.entries(chooseSidebars(config, pages)).map(([name, folder], index) => [
      name,
      { folder, takesOthers: index === 0, groups: config.sidebar.groups?.[name] },
    ]),
  );
}

/** Adds a sidebar for the API reference unless a listed sidebar already contains the reference. */
function withReference(
  listed: Readonly<Record<string, SidebarSource>>,
  pages: readonly ScannedPage[],
  folder: string,
) {
  const reference = pages.find(({ origin }) => origin === 'api');
  const isListed = Object.values(listed).some(
    (source) => reference && createOwner(source)(reference.record),
  );
  return reference && !isListed ? { ...listed, api: { folder } } : listed;
}

/** Returns a page's sidebar as that page shows it; null if the page has none. */
export function viewSidebar(
  { manifest, viewers }: Pick<AssembledVersion, 'manifest' | 'viewers'>,
  pageId: string,
): SidebarView | null {
  const name = manifest.byId.get(pageId)?.sidebar ?? '';
  const sidebar = manifest.sidebars.get(name);
  const place = sidebar?.order[sidebar.indexById.get(pageId) ?? -1];
  return viewers.get(name)?.(pageId, place?.trail ?? []) ?? null;
}

/** Reports problems in a sidebars file, including missing pages and folders without pages. */
function checkListed(
  { problems, places, folders: listedFolders }: ListedSidebars,
  pages: readonly ScannedPage[],
  folders: ReadonlyMap<string, unknown>,
  severity: Problem['severity'],
): readonly Problem[] {
  const missing = (
    what: string,
    listed: ListedSidebars['places'],
    existing: ReadonlySet<string>,
    describe: (name: string) => string,
  ) =>
    [...listed].flatMap(([name, position]) => {
      if (existing.has(name)) return [];
      const hint = nearestHint(what, findNearest(name, existing), 'Remove it from the list.');
      return { message: describe(name), hint, severity, position };
    });
  return [
    ...problems,
    ...missing(
      'id',
      places,
      new Set(pages.map(({ record }) => record.id)),
      (id) => `The sidebar lists the document "${id}", which does not exist in this version.`,
    ),
    ...missing(
      'folder',
      listedFolders,
      new Set(['', ...folders.keys()]),
      (name) => `The sidebar lists the folder "${name}", which has no pages in this version.`,
    ),
  ];
}
