import path from 'node:path';
import type { PageData } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import type { LocalizedConfig } from '#shared/site-config.ts';
import { currentVersionName } from '#shared/version-config.ts';
import { openStore, type Store } from '../cache/store.ts';
import { openHeads } from '../content/kept-heads.ts';
import { versionFolders } from '../content/page-files.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { SiteManifest } from '../manifest/merge-manifests.ts';
import type { CompileServices } from '../mdx/compile-context.ts';
import { compilePage, type CompiledPage } from '../mdx/compile-page.ts';
import { createDrawings } from '../mdx/drawings.ts';
import { createAssetStore, type AssetStore } from './asset-store.ts';
import { createCompileServices, findLeftOut } from './compile-services.ts';
import { createLastUpdates } from './last-updates.ts';
import { compilerVersion, createPageCompiler } from './page-compiler.ts';
import { toPageData } from './page-data.ts';
import type { SiteOptions } from './site-options.ts';
import { createSitePages, type SitePages } from './site-pages.ts';
import { toVersionData } from './version-data.ts';

/** The site while it is built or served: its pages as they are now, and what can be asked of them. */
export interface Site extends Omit<SitePages, 'current'> {
  readonly options: SiteOptions;
  config(): LocalizedConfig;
  manifest(): SiteManifest;
  readonly assets: AssetStore;
  /** Path below which pages are left out of this build, or are not there yet: links to them are not checked. */
  leftOut(): string | undefined;
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
  const store = openStore(path.join(options.cacheDir, 'store'));
  const version = compilerVersion(options);
  const { current, ...pages } = createSitePages({
    options,
    assets,
    heads: openHeads(store, version),
    onChange(file) {
      if (file === undefined || [...compiler.dependentsOf(file)].length > 0) compiler.forget();
    },
  });
  const services = createCompileServices(options, current, createDrawings(store, version));
  const isVersioned =
    options.versions.length > 1 || options.versions[0]?.name !== currentVersionName;
  const compiler = createPageCompiler({ store, version, servicesOf: services });

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
    ...pages,
    leftOut: () => findLeftOut(options, current()),
    dependentsOf: (file) =>
      [...compiler.dependentsOf(file)].flatMap((user) => current().manifest.byFile.get(user) ?? []),
    compile,
    markdown,
    adopt: compiler.adopt,
    isCached: compiler.isCached,
    store,
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
