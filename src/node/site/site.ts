import path from 'node:path';
import { existsSync } from 'node:fs';
import type { PageData } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import { createSidebarViewer, type SidebarViewer } from '../sidebar/windowed-sidebar.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { scanFolders } from '../content/folder-metadata.ts';
import { isReallyInside } from '../content/is-really-inside.ts';
import { makeIndexPages } from '../content/generated-index.ts';
import { toPageFile, type PageFolders } from '../content/page-files.ts';
import { scanPage, type ScannedPage } from '../content/scan-page.ts';
import { fitConfig } from '../config/fit-config.ts';
import { buildManifest, type PageManifest } from '../manifest/build-manifest.ts';
import type { CompileServices, Glossary } from '../mdx/compile-context.ts';
import { compilePage, type CompiledPage } from '../mdx/compile-page.ts';
import { createHighlighter } from '../mdx/highlight.ts';
import { resolveLink } from '../mdx/link-resolver.ts';
import { createCompileResult } from '../mdx/compile-context.ts';
import { lintSpoken } from '../mdx/lint-spoken.ts';
import { createAssetStore, type AssetStore } from './asset-store.ts';
import { findGlossary } from './find-glossary.ts';
import { readLastChanges } from './last-changes.ts';
import { createPageCache, hashFiles } from './page-cache.ts';
import { toPageData } from './page-data.ts';

/** What a site is made from. */
export interface SiteOptions extends PageFolders {
  readonly config: SiteConfig;
  /** Absolute folder of the project. */
  readonly root: string;
  /** Folders of files that are copied as they are; the first wins. */
  readonly publicDirs: readonly string[];
  readonly cacheDir: string;
  readonly includeDrafts: boolean;
  /** Path below which pages are left out of this build on purpose: links to them are not checked. */
  readonly leftOut?: string;
  /** The pages are somebody else's: configuration is fitted to them, and their spoken commands only warn. */
  readonly isForeign: boolean;
}

/** The site while it is built or served: its pages as they are now, and what can be asked of them. */
export interface Site {
  readonly options: SiteOptions;
  config(): SiteConfig;
  manifest(): PageManifest;
  readonly assets: AssetStore;
  /** Takes these files as the pages of the site; those that are known already are not read again. */
  load(files: readonly string[]): void;
  /** Reads one file again: a page, or a file that pages were made from. */
  update(file: string): void;
  /** Pages that were made from this file, as far as they have been compiled. */
  dependentsOf(file: string): readonly ScannedPage[];
  /** Compiles a page, or takes it from the cache. */
  compile(page: ScannedPage): Promise<CompiledPage>;
  /** Whether the cache has a compilation of a page, which may turn out to be out of date. */
  isCached(page: ScannedPage): boolean;
  pageData(page: ScannedPage, compiled: CompiledPage): PageData;
  /** Problems of the pages' heads and of the manifest. */
  problems(): readonly Problem[];
  /** What was changed in the configuration to fit somebody else's pages. */
  notes(): readonly string[];
  readonly services: CompileServices;
}

interface Loaded {
  readonly config: SiteConfig;
  readonly manifest: PageManifest;
  readonly problems: readonly Problem[];
  readonly notes: readonly string[];
  readonly glossary: Glossary;
  readonly viewers: ReadonlyMap<string, SidebarViewer>;
  /** Compiled pages by scanned page, for as long as that one is current. */
  readonly compiled: WeakMap<ScannedPage, Promise<CompiledPage>>;
}

/** Code and data that compiled pages depend on; a change of any of it makes the cache stale. */
const compilerSources = [
  'src/node/mdx',
  'src/node/content',
  'src/node/emit',
  'src/node/blocks',
  'src/node/examples',
  'src/node/voice',
  'src/shared',
  'package-lock.json',
];

/** Makes a site; it has no pages until `load` is called. */
export function createSite(options: SiteOptions): Site {
  const assets = createAssetStore(options.config.baseUrl);
  const highlighter = createHighlighter();
  const version =
    hashFiles(compilerSources.map((item) => path.join(options.root, item))) +
    JSON.stringify([
      options.config.url,
      options.config.baseUrl,
      options.config.repository,
      options.config.checks,
      options.contentDir,
      options.apiDir,
    ]);
  const cache = createPageCache(path.join(options.cacheDir, 'pages'), version);
  const lastChanges = options.config.showLastUpdate
    ? readLastChanges(options.contentDir)
    : new Map<string, never>();
  let scans = new Map<string, ScannedPage>();
  let loaded: Loaded | undefined;
  const dependents = new Map<string, Set<string>>();

  function current(): Loaded {
    if (!loaded) throw new Error('The site has no pages yet: call load first.');
    return loaded;
  }

  const services: CompileServices = {
    config: options.config,
    leftOut: options.leftOut,
    contentDir: options.contentDir,
    publicDirs: options.publicDirs,
    highlight: (code, language) => highlighter.highlight(code, language),
    pathOfFile: (file) => current().manifest.byFile.get(file)?.record.path,
    findPath: (pagePath) =>
      (
        current().manifest.byPath.get(pagePath) ??
        current().manifest.byLowerPath.get(pagePath.toLowerCase())
      )?.path,
    glossary: () => current().glossary,
    sources: () => current().manifest.pages.map((page) => page.source),
    lintSpoken: (quoted) =>
      lintSpoken(quoted, options.isForeign ? 'warn' : options.config.checks.spokenCommands),
  };

  /** Links that lead out of the folders of the pages are not followed; the build reports them. */
  function isReadable(file: string): boolean {
    const { contentDir, apiDir } = options;
    return existsSync(file) && isReallyInside(file, apiDir ? [contentDir, apiDir] : [contentDir]);
  }

  function load(files: readonly string[]): void {
    if (loaded && files.length === scans.size && files.every((file) => scans.has(file))) return;
    reload(files, (file) => scans.get(file));
  }

  function reload(files: Iterable<string>, known: (file: string) => ScannedPage | undefined): void {
    const next = new Map<string, ScannedPage>();
    for (const file of files) {
      const pageFile = toPageFile(file, options);
      const scanned =
        known(file) ?? (pageFile && isReadable(file) ? scanPage(pageFile) : undefined);
      if (scanned) next.set(file, scanned);
    }
    scans = next;
    loaded = assemble([...next.values()], options, assets);
  }

  function update(changed: string): void {
    if (!replaceContent(changed))
      reload(scans.keys(), (file) => (file === changed ? undefined : scans.get(file)));
  }

  /** Takes over a page whose content alone has changed: title, address and order stay, so nothing else is made anew. */
  function replaceContent(changed: string): boolean {
    const old = scans.get(changed);
    const shown = loaded?.manifest.byFile.get(changed);
    if (!loaded || !old || !shown || !existsSync(changed) || dependents.has(changed)) return false;
    const next = scanPage(old);
    if (JSON.stringify([next.record, next.problems]) !== JSON.stringify([old.record, old.problems]))
      return false;
    scans.set(changed, next);
    const page = { ...next, record: shown.record };
    const { manifest } = loaded;
    loaded = {
      ...loaded,
      manifest: {
        ...manifest,
        scanned: new Map(manifest.scanned).set(page.record.path, page),
        byFile: new Map(manifest.byFile).set(changed, page),
      },
    };
    return true;
  }

  async function compileFresh(page: ScannedPage): Promise<CompiledPage> {
    const cached = cache.read(page);
    if (cached && resolutionsHold(cached, page)) return cached;
    const compiled = await compilePage(page, services);
    cache.write(page, compiled);
    return compiled;
  }

  function resolutionsHold(compiled: CompiledPage, page: ScannedPage): boolean {
    const context = { page, services, result: createCompileResult() };
    return Object.entries(compiled.resolutions).every(([href, url]) => {
      const resolved = resolveLink(href, context);
      return (resolved.kind === 'broken' ? '' : resolved.url) === url;
    });
  }

  async function compile(page: ScannedPage): Promise<CompiledPage> {
    const { compiled } = current();
    const pending = compiled.get(page) ?? compileFresh(page);
    compiled.set(page, pending);
    const result = await pending;
    for (const file of result.files) assets.addFile(file);
    for (const file of result.dependencies) {
      const users = dependents.get(file) ?? new Set();
      dependents.set(file, users.add(page.file));
    }
    return result;
  }

  return {
    options,
    assets,
    services,
    load,
    update,
    dependentsOf: (file) =>
      [...(dependents.get(file) ?? [])].flatMap(
        (user) => current().manifest.byFile.get(user) ?? [],
      ),
    compile,
    isCached: (page) => cache.has(page),
    config: () => current().config,
    manifest: () => current().manifest,
    problems: () => current().problems,
    notes: () => [
      ...current().notes,
      ...(options.leftOut === undefined
        ? []
        : [`The pages below ${options.leftOut} are left out, and links to them are not checked.`]),
    ],
    pageData(page, compiled) {
      const { config, manifest, viewers } = current();
      const viewer = page.record.sidebar === null ? undefined : viewers.get(page.record.sidebar);
      return toPageData({
        record: page.record,
        compiled,
        manifest,
        config,
        viewer,
        lastChange: lastChanges.get(page.file),
      });
    },
  };
}

function assemble(
  scanned: readonly ScannedPage[],
  options: SiteOptions,
  assets: AssetStore,
): Loaded {
  const { folders, generated, problems: folderProblems } = scanFolders(scanned, options);
  const published = scanned.filter((page) => options.includeDrafts || !page.record.draft);
  const home = published.some((page) => page.record.path === '/')
    ? []
    : [
        {
          folder: '',
          title: options.config.title,
          description: options.config.tagline || undefined,
        },
      ];
  const pages = [
    ...scanned,
    ...makeIndexPages({
      indexes: [...generated, ...home],
      pages: published,
      folders,
      contentDir: options.contentDir,
    }),
  ];
  const sidebars = chooseSidebars(options.config.sidebars, scanned);
  const { manifest, problems } = buildManifest({
    pages,
    folders,
    sidebars,
    duplicateRoutes: options.config.checks.duplicateRoutes,
    includeDrafts: options.includeDrafts,
  });
  const fitted = options.isForeign
    ? fitConfig(options.config, manifest)
    : { config: options.config, notes: [] };
  const viewers = new Map(
    [...manifest.sidebars].map(([name, sidebar]) => [
      name,
      createSidebarViewer(name, sidebar.tree, (items) => assets.addSidebarItems(items)),
    ]),
  );
  const all = [...scanned.flatMap((page) => page.problems), ...folderProblems, ...problems];
  return {
    ...fitted,
    manifest,
    viewers,
    glossary: findGlossary(manifest, options.contentDir),
    problems: all,
    compiled: new WeakMap(),
  };
}

/** Most sidebars that somebody else's folders are made into: each gets an item of the navbar, which every page carries. */
const mostSidebars = 8;

/** The configured sidebars; where none of their folders exists, one for each folder when all pages are in a few folders, or one for everything. */
function chooseSidebars(
  configured: Readonly<Record<string, string>>,
  pages: readonly ScannedPage[],
): Readonly<Record<string, string>> {
  const roots = new Set(
    pages
      .filter((page) => page.origin === 'content')
      .map((page) => (page.source.includes('/') ? (page.source.split('/')[0] ?? '') : '')),
  );
  if (Object.values(configured).some((folder) => roots.has(folder))) return configured;
  const own =
    roots.has('') || roots.size === 0 || roots.size > mostSidebars
      ? { docs: '' }
      : Object.fromEntries([...roots].sort().map((folder) => [folder, folder]));
  return pages.some((page) => page.origin === 'api') && !('docs' in own)
    ? { ...own, contributing: 'contributing' }
    : own;
}
