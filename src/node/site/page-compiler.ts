import path from 'node:path';
import { hashFiles } from '../cache/hash-files.ts';
import type { Store } from '../cache/store.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompileServices } from '../mdx/compile-context.ts';
import { compilePage, type CompiledPage } from '../mdx/compile-page.ts';
import { createPageCache } from './page-cache.ts';
import { recordAnswers } from './record-answers.ts';
import type { SiteOptions } from './site-options.ts';

/** Compiles the pages of a site, each once for as long as it is current. */
export interface PageCompiler {
  /** Compiles a page, or takes it from the cache. */
  compile(page: ScannedPage): Promise<CompiledPage>;
  /** Takes over what another thread has compiled from this very page. */
  adopt(page: ScannedPage, compiled: CompiledPage): void;
  /** Whether the cache has a compilation of a page, which may turn out to be out of date. */
  isCached(page: ScannedPage): boolean;
  /** Paths of the pages that were made from this file, as far as they have been compiled. */
  dependentsOf(file: string): Iterable<string>;
  /** Forgets what was compiled: other pages have changed. */
  forget(): void;
}

/** What a compiler works with. */
interface CompilerInput {
  /** What is kept between builds. */
  readonly store: Store;
  /** `compilerVersion` of the site. */
  readonly version: string;
  readonly servicesOf: (version: string) => CompileServices;
}

/** Code that makes pages, and what decides which versions of libraries it uses. */
const compilerSources = ['src/node', 'src/shared', 'src/engine', 'package-lock.json'];

/** Makes a compiler with an empty memory and the cache of the site. */
export function createPageCompiler({ store, version, servicesOf }: CompilerInput): PageCompiler {
  const cache = createPageCache(store, version);
  const dependents = new Map<string, Set<string>>();
  let compiled = new WeakMap<ScannedPage, Promise<CompiledPage>>();

  async function compileFresh(page: ScannedPage): Promise<CompiledPage> {
    const services = servicesOf(page.version);
    const kept = cache.read(page, services);
    if (kept) return kept;
    const recorded = recordAnswers(services);
    const fresh = await compilePage(page, recorded.services);
    cache.write(page, { compiled: fresh, answers: recorded.answers() });
    return fresh;
  }

  async function compile(page: ScannedPage): Promise<CompiledPage> {
    const pending = compiled.get(page) ?? compileFresh(page);
    compiled.set(page, pending);
    const result = await pending;
    for (const file of [...Object.keys(result.dependencies), ...result.consulted]) {
      const users = dependents.get(file) ?? new Set();
      dependents.set(file, users.add(page.file));
    }
    return result;
  }

  return {
    compile,
    adopt: (page, result) => void compiled.set(page, Promise.resolve(result)),
    isCached: (page) => compiled.has(page) || cache.has(page),
    dependentsOf: (file) => dependents.get(file) ?? [],
    forget: () => void (compiled = new WeakMap()),
  };
}

/** Changes with the code and with every setting that pages are compiled with. */
export function compilerVersion(options: SiteOptions): string {
  const { root, contentDir, apiDir, publicDirs, isForeign, config } = options;
  const { inlineHtml = false, defaultCatalogue } = options;
  const { url, baseUrl, siteBaseUrl, locale, repository, checks, catalogue } = config;
  return JSON.stringify([
    process.version,
    hashFiles(compilerSources.map((item) => path.join(root, item))),
    { url, baseUrl, siteBaseUrl, locale, repository, checks, catalogue, defaultCatalogue },
    { inlineHtml, contentDir, apiDir, publicDirs, isForeign },
  ]);
}
