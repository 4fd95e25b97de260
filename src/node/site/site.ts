import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import type { LocalizedConfig } from '#shared/site-config.ts';
import { openStore, type Store } from '../cache/store.ts';
import { isReallyInside } from '../content/is-really-inside.ts';
import { readGlossary } from '../content/read-glossary.ts';
import { currentVersionName } from '#shared/version-config.ts';
import { pageFolders, toPageFile, versionFolders } from '../content/page-files.ts';
import { scanPage, type ScannedPage } from '../content/scan-page.ts';
import { indexByFile } from '../manifest/build-manifest.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import type { CompileServices } from '../mdx/compile-context.ts';
import { createDrawings, type Drawings } from '../mdx/drawings.ts';
import { compilePage, type CompiledPage } from '../mdx/compile-page.ts';
import { createHighlighter } from '../html/highlight.ts';
import { createLintSpoken } from '../mdx/lint-spoken.ts';
import { assemblePages, type AssembledPages } from './assemble-pages.ts';
import type { AssembledVersion } from './assemble-version.ts';
import { createAssetStore, type AssetStore } from './asset-store.ts';
import { createLastUpdates } from './last-updates.ts';
import { compilerVersion, createPageCompiler } from './page-compiler.ts';
import { toPageData } from './page-data.ts';
import { toVersionData } from './version-data.ts';
import type { SiteOptions } from './site-options.ts';

/** The site while it is built or served: its pages as they are now, and what can be asked of them. */
export interface Site {
  readonly options: SiteOptions;
  config(): LocalizedConfig;
  manifest(): SiteManifest;
  readonly assets: AssetStore;
  /** Takes these files as the pages of the site; those that are known already, or are given as they were read, are not read again. */
  load(files: readonly string[], read?: ReadonlyMap<string, ScannedPage>): void;
  /** The pages' files as they were read, in the order of `load`. */
  scanned(): readonly ScannedPage[];
  /** Takes these files as all pages below a folder, and reads each of them again. */
  replaceFolder(folder: string, files: readonly string[]): void;
  /** Path below which pages are left out of this build, or are not there yet: links to them are not checked. */
  leftOut(): string | undefined;
  /** Reads one file again: a page, or a file that pages were made from. */
  update(file: string): void;
  /** Pages that were made from this file, as far as they have been compiled. */
  dependentsOf(file: string): readonly ScannedPage[];
  /** Compiles a page, or takes it from the cache. */
  compile(page: ScannedPage): Promise<CompiledPage>;
  /** The page as plain Markdown, as it is now. */
  markdown(page: ScannedPage): Promise<string>;
  /** Takes over what another thread has compiled from this very page. */
  adopt(page: ScannedPage, compiled: CompiledPage): void;
  /** Whether the cache has a compilation of a page, which may turn out to be out of date. */
  isCached(page: ScannedPage): boolean;
  pageData(page: ScannedPage, compiled: CompiledPage): PageData;
  /** Problems of the pages' heads and of the manifest. */
  problems(): readonly Problem[];
  /** What was changed in the configuration to fit somebody else's pages. */
  notes(): readonly string[];
  /** What the compilation of a page of a version may ask. */
  services(version: string): CompileServices;
  /** What is kept between builds. */
  readonly store: Store;
}

/** Makes a site; it has no pages until `load` is called. */
export function createSite(options: SiteOptions): Site {
  const assets = createAssetStore(options.config.baseUrl);
  const lastUpdates = createLastUpdates({
    config: options.config,
    folders: options.versions.flatMap(versionFolders),
  });
  let scans = new Map<string, ScannedPage>();
  let loaded: AssembledPages | undefined;

  function current(): AssembledPages {
    if (!loaded) throw new Error('The site has no pages yet: call load first.');
    return loaded;
  }

  const store = openStore(path.join(options.cacheDir, 'store'));
  const version = compilerVersion(options);
  const services = createServices(options, current, createDrawings(store, version));
  const isVersioned =
    options.versions.length > 1 || options.versions[0]?.name !== currentVersionName;
  const compiler = createPageCompiler({ store, version, servicesOf: services });

  /** Links that lead out of the folders of the pages are not followed; the build reports them. */
  function isReadable(file: string): boolean {
    return existsSync(file) && isReallyInside(file, pageFolders(options));
  }

  function load(files: readonly string[], read?: ReadonlyMap<string, ScannedPage>): void {
    if (loaded && files.length === scans.size && files.every((file) => scans.has(file))) return;
    reload(files, (file) => read?.get(file) ?? scans.get(file));
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
    loaded = assemblePages([...next.values()], options, assets);
    compiler.forget();
  }

  function replaceFolder(folder: string, files: readonly string[]): void {
    const isBelow = (file: string): boolean => file.startsWith(folder + path.sep);
    const others = [...scans.keys()].filter((file) => !isBelow(file));
    reload([...others, ...files].sort(), (file) => (isBelow(file) ? undefined : scans.get(file)));
  }

  function update(changed: string): void {
    if (!replaceContent(changed))
      reload(scans.keys(), (file) => (file === changed ? undefined : scans.get(file)));
  }

  /** Takes over a page of which only the content has changed: title, address and order stay, so only pages that hold a part of it are rebuilt. */
  function replaceContent(changed: string): boolean {
    const old = scans.get(changed);
    const shown = loaded?.manifest.byFile.get(changed);
    if (!loaded || !old || !shown || !existsSync(changed)) return false;
    const next = scanPage(old);
    if (JSON.stringify([next.record, next.problems]) !== JSON.stringify([old.record, old.problems]))
      return false;
    scans.set(changed, next);
    const page = { ...next, record: shown.record, original: shown.original };
    const { manifest } = loaded;
    loaded = {
      ...loaded,
      versions: withGlossary(loaded.versions, page),
      manifest: {
        ...manifest,
        scanned: new Map(manifest.scanned).set(page.record.path, page),
        byFile: indexByFile([page], manifest.byFile),
      },
    };
    if ([...compiler.dependentsOf(changed)].length > 0) compiler.forget();
    return true;
  }

  async function compile(page: ScannedPage): Promise<CompiledPage> {
    const compiled = await compiler.compile(page);
    for (const file of compiled.files) assets.addFile(file);
    return compiled;
  }

  async function markdown(page: ScannedPage): Promise<string> {
    const whole = { ...services(page.version), withMarkdown: true };
    return (await compilePage(page, whole)).markdown;
  }

  return {
    options,
    assets,
    services,
    load,
    replaceFolder,
    leftOut: () => findLeftOut(options, current()),
    update,
    dependentsOf: (file) =>
      [...compiler.dependentsOf(file)].flatMap((user) => current().manifest.byFile.get(user) ?? []),
    compile,
    markdown,
    adopt: compiler.adopt,
    isCached: compiler.isCached,
    store,
    scanned: () => [...scans.values()],
    config: () => current().config,
    manifest: () => current().manifest,
    problems: () => current().problems,
    notes: () => [
      ...current().notes,
      ...lastUpdates.notes,
      ...(options.leftOut === undefined
        ? []
        : [`The pages below ${options.leftOut} are left out, and links to them are not checked.`]),
    ],
    pageData(page, compiled) {
      const { config, manifest, versions } = current();
      const own = versions.get(page.version);
      const version = options.versions.find(({ name }) => name === page.version);
      if (!own || !version) throw new Error(`There is no version ${page.version}.`);
      return {
        ...toPageData({
          record: page.record,
          sourcePath: path.relative(options.contentDir, page.file).split(path.sep).join('/'),
          compiled,
          manifest: own.manifest,
          config,
          viewer: own.viewers.get(page.record.sidebar ?? ''),
          lastUpdate: lastUpdates.of(page),
        }),
        ...(isVersioned ? toVersionData(page.record, version, { manifest, options }) : {}),
      };
    },
  };
}

/** The versions with the terms of a page, if it is the glossary of one. */
function withGlossary(
  versions: AssembledPages['versions'],
  page: ScannedPage,
): AssembledPages['versions'] {
  const own = versions.get(page.version);
  if (own?.glossary.file !== page.file) return versions;
  const glossary = { ...own.glossary, terms: readGlossary(page.body) };
  return new Map(versions).set(page.version, { ...own, glossary });
}

function findLeftOut(
  { leftOut, awaited }: SiteOptions,
  { manifest }: AssembledPages,
): string | undefined {
  if (awaited === undefined) return leftOut;
  return manifest.pages.some(({ origin }) => origin === 'api') ? undefined : awaited;
}

/** What the compilation of pages may ask their site, by version. */
function createServices(
  options: SiteOptions,
  current: () => AssembledPages,
  drawings: Drawings,
): (version: string) => CompileServices {
  const { config, contentDir: mainContentDir, publicDirs } = options;
  const { url, baseUrl, siteBaseUrl, repository, checks } = config;
  const highlighter = createHighlighter();
  const languageOf = (locale: string): string => config.locales[locale]?.htmlLang ?? locale;
  const translated = createTranslator(config.catalogue, languageOf(config.locale));
  const original = createTranslator(options.defaultCatalogue, languageOf(config.defaultLocale));
  const shared = {
    config: { url, baseUrl, siteBaseUrl, repository, checks },
    leftOut: () => findLeftOut(options, current()),
    inlineHtml: options.inlineHtml ?? false,
    // The development server makes it when somebody asks.
    withMarkdown: !options.inlineHtml,
    drawings,
    mainContentDir,
    publicDirs,
    translator: ({ isUntranslated }) => (isUntranslated ? original : translated),
    highlight: (code, language) => highlighter.highlight(code, language),
    pathOfFile: (file) => current().manifest.byFile.get(file)?.record.path,
    findPath(pagePath) {
      const { byPath, byLowerPath } = current().manifest;
      return (byPath.get(pagePath) ?? byLowerPath.get(pagePath.toLowerCase()))?.path;
    },
    lintSpoken: createLintSpoken(options.isForeign ? 'warn' : checks.spokenCommands),
  } satisfies Partial<CompileServices>;
  const byVersion = new Map(
    options.versions.map(({ name, path: versionPath, ...version }): [string, CompileServices] => {
      const assembled = (): AssembledVersion | undefined => current().versions.get(name);
      return [
        name,
        {
          ...shared,
          versionPath,
          contentDir: version.contentDir,
          translationDir: version.translationDir,
          glossary: () => assembled()?.glossary ?? { file: '', path: '', terms: [] },
          sources: () => assembled()?.manifest.pages.map((page) => page.source) ?? [],
        },
      ];
    }),
  );
  return (version) => {
    const services = byVersion.get(version);
    if (!services) throw new Error(`There is no version ${version}.`);
    return services;
  };
}
