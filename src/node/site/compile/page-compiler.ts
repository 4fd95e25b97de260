import path from 'node:path';
import { hashFiles } from '../../cache/hash-files.ts';
import { isKept, keep, recall } from '../../cache/remember.ts';
import type { Store } from '../../cache/store.ts';
import type { ScannedPage } from '../../content/scan-page.ts';
import type { CompileServices } from '../../mdx/context/compile-context.ts';
import { compilePage, type CompiledPage } from '../../mdx/compile/compile-page.ts';
import { askNow, recordAnswers } from './record-answers.ts';
import { hasVoice, markdownFormat, syntaxOf, type SiteOptions } from '../model/site-options.ts';

/** Compiles a site's pages, each once while it is current. */
export interface PageCompiler {
  /** Compiles a page, or takes it from the cache. */
  compile(page: ScannedPage): Promise<CompiledPage>;
  /** Adds another thread's compilation of exactly this page. */
  adopt(page: ScannedPage, compiled: CompiledPage): void;
  /** Whether the cache has a compilation of a page, up to date or not. */
  isCached(page: ScannedPage): boolean;
  /** Paths of the compiled pages that depend on this file. */
  dependentsOf(file: string): Iterable<string>;
  /** Drops compilations: other pages have changed. */
  forget(): void;
}

/** What a compiler works with. */
interface CompilerInput {
  /** The cache between builds. */
  readonly store: Store;
  /** The site's `compilerVersion`. */
  readonly version: string;
  readonly servicesOf: (version: string) => CompileServices;
}

/** The compiler's code, and what decides which library versions it uses. */
const compilerSources = ['src/node', 'src/shared', 'src/engine', 'package-lock.json'];

/** Creates a compiler that caches pages in the store by text, head and compiler version. */
export function createPageCompiler({ store, version, servicesOf }: CompilerInput): PageCompiler {
  const keyOf = ({ source, hash, record }: ScannedPage): string =>
    JSON.stringify(['page', version, source, hash, record]);
  const dependents = new Map<string, Set<string>>();
  let compiled = new WeakMap<ScannedPage, Promise<CompiledPage>>();

  async function compileFresh(page: ScannedPage): Promise<CompiledPage> {
    const services = servicesOf(page.version);
    const kept = recall<CompiledPage>(store, keyOf(page), askNow(services));
    if (kept) return kept;
    const recorded = recordAnswers(services);
    const fresh = await compilePage(page, recorded.services);
    const answers = { ...fresh.dependencies, ...recorded.answers };
    // A report may name any other page or file, so a page with problems is always compiled again.
    if (fresh.problems.length === 0) keep(store, keyOf(page), { value: fresh, answers });
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
    isCached: (page) => compiled.has(page) || isKept(store, keyOf(page)),
    dependentsOf: (file) => dependents.get(file) ?? [],
    forget: () => void (compiled = new WeakMap()),
  };
}

/** Changes with the code and with every setting that affects compilation. */
export function compilerVersion(options: SiteOptions): string {
  const { root, contentDir, publicDirs, isForeign, hasForeignReference, config } = options;
  const { inlineHtml = false, defaultCatalogue, siteDir, mdxComponents } = options;
  const { url, baseUrl, siteBaseUrl, locale, repository, checks, publish, catalogue } = config;
  const format = markdownFormat(options);
  return JSON.stringify([
    process.version,
    hashFiles(compilerSources.map((item) => path.join(root, item))),
    { url, baseUrl, siteBaseUrl, locale, repository, checks, publish, catalogue, defaultCatalogue },
    { format, inlineHtml, contentDir, publicDirs, isForeign, hasForeignReference, siteDir },
    hasVoice(options),
    syntaxOf(options),
    mdxComponents === undefined ? '' : hashFiles([mdxComponents]),
    Object.keys(config.locales),
    options.versions.map(({ name, path: above, reference }) => ({ name, above, reference })),
  ]);
}
