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
import { chooseSidebars } from './choose-sidebars.ts';
import { readSidebars, type ListedSidebars } from '#node/site/content/read-sidebars.ts';
import {
  createOwner,
  generatedLinks,
  type SidebarSource,
} from '#node/site/sidebar/sidebar-source.ts';
import { createSidebarViewer, type ViewSidebar } from '#node/site/sidebar/windowed-sidebar.ts';
import { addText, jsonAsset, type Assets } from '#node/compile/model/assets.ts';
import { findGlossary, type DefinedGlossary } from './find-glossary.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/** A version's current pages and the data derived from them. */
export interface AssembledVersion {
  readonly version: DocsVersion;
  readonly manifest: PageManifest;
  readonly problems: readonly Problem[];
  readonly glossary: DefinedGlossary;
  readonly viewers: ReadonlyMap<string, ViewSidebar>;
}

/** A version, its files, and where generated files go. */
export interface AssembleVersionInput {
  readonly version: DocsVersion;
  /** Files of the pages that the version shows, and of their translations. */
  readonly files: readonly ScannedPage[];
  readonly options: SiteOptions;
  readonly assets: Assets;
}

/**
 * Returns the address of a sidebar link that leads to another part of the host or to a static file;
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

/** Assembles a version from its files: addresses, generated pages, sidebars, the manifest. */
export function assembleVersion(input: AssembleVersionInput): AssembledVersion {
  const { version, files, options, assets } = input;
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
    viewers: new Map(
      [...manifest.sidebars].map(([name, { tree }]) => [
        name,
        createSidebarViewer(name, tree, (items) =>
          addText(assets, jsonAsset(config.baseUrl, 'sidebar/items', items)),
        ),
      ]),
    ),
    glossary: findGlossary(manifest, version.contentDir),
    problems: [
      ...files.flatMap((page) => (page.version === version.name ? page.problems : [])),
      ...placeProblems,
      ...folderProblems,
      ...problems,
      ...(listed
        ? checkListed(listed, { pages, folders, severity: options.dialect.sidebars })
        : []),
    ],
  };
}

function folderSidebars(
  { config }: SiteOptions,
  pages: readonly ScannedPage[],
): Readonly<Record<string, SidebarSource>> {
  const chosen = chooseSidebars(config.sidebars, pages, config.api.path);
  return Object.fromEntries(
    Object.entries(chosen).map(([name, folder], index) => [
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

/**
 * Reports problems in a sidebars file, including documents that do not exist and folders without
 * pages.
 */
function checkListed(
  { problems, places, folders: listedFolders }: ListedSidebars,
  { pages, folders, severity }: ListedCheck,
): readonly Problem[] {
  const missing = (
    listed: ListedSidebars['places'],
    existing: ReadonlySet<string>,
    describe: (name: string) => readonly [what: string, message: string],
  ): readonly Problem[] =>
    [...listed].flatMap(([name, position]) => {
      if (existing.has(name)) return [];
      const [what, message] = describe(name);
      const hint = nearestHint(what, findNearest(name, existing), 'Remove it from the list.');
      return { message, hint, severity, position };
    });
  return [
    ...problems,
    ...missing(places, new Set(pages.map(({ record }) => record.id)), (id) => [
      'id',
      `The sidebar lists the document "${id}", which does not exist in this version.`,
    ]),
    ...missing(listedFolders, new Set(['', ...folders.keys()]), (name) => [
      'folder',
      `The sidebar lists the folder "${name}", which has no pages in this version.`,
    ]),
  ];
}

interface ListedCheck {
  readonly pages: readonly ScannedPage[];
  /** Folders that contain pages. */
  readonly folders: ReadonlyMap<string, unknown>;
  readonly severity: Problem['severity'];
}
