import { createDebug } from 'obug';
import path from 'node:path';
import { hashFile, hashText } from '#node/base/cache/hash-files.ts';
import { remember, type Ask } from '#node/base/cache/remember.ts';
import type { Store } from '#node/base/cache/store.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { compilePage } from './compile-page.ts';
import type { CompiledPage } from './context/compiled-page.ts';
import type { Assets } from './model/assets.ts';
import type { CompileSources, SiteAnswers } from './context/compile-sources.ts';

/** Logs which pages are compiled if `DEBUG=docs:*` is set. */
const debug = createDebug('docs:compile');

/**
 * Creates a compiler that caches pages in the store, keyed by text, metadata and sources. Files
 * that the pages publish are added to the assets.
 */
export function createPageCompiler(
  store: Store,
  sourcesOf: (version: string) => CompileSources,
  assets: Assets,
) {
  const keyOf = ({ version, source, hash, record }: ScannedPage) =>
    JSON.stringify(['page', sourcesOf(version).key, source, hash, record]);
  const dependents = new Map<string, Set<string>>();
  let compiled = new WeakMap<ScannedPage, Promise<CompiledPage>>();

  function compileFresh(page: ScannedPage): Promise<CompiledPage> {
    const { site, ...sources } = sourcesOf(page.version);
    return remember(store, keyOf(page), {
      ask: askNow(site),
      async make() {
        debug(page.file);
        const recorded = recordAnswers(site);
        const value = await compilePage(page, { ...sources, site: recorded.site });
        const answers = { ...value.dependencies, ...recorded.answers };
        // A problem's report may refer to any other page or file, so a page with problems is always
        // compiled again.
        return { value, answers, isLasting: value.problems.length === 0 };
      },
    });
  }

  async function compile(page: ScannedPage): Promise<CompiledPage> {
    const pending = compiled.get(page) ?? compileFresh(page);
    compiled.set(page, pending);
    const result = await pending;
    for (const { file, output } of result.files) assets.set(output, { file });
    for (const file of [...Object.keys(result.dependencies), ...result.consulted]) {
      const users = dependents.get(file) ?? new Set();
      dependents.set(file, users.add(page.file));
    }
    return result;
  }

  return {
    compile,
    adopt: (page: ScannedPage, result: CompiledPage) =>
      void compiled.set(page, Promise.resolve(result)),
    isCached: (page: ScannedPage) => compiled.has(page) || store.has(keyOf(page)),
    /**
     * Returns the source files of the compiled pages that depend on this file. Missing modules are
     * recorded without their extensions.
     */
    dependentsOf: (file: string): Iterable<string> =>
      new Set(
        [file, file.replace(/(?:\/index)?\.[jt]sx?$/, '')].flatMap((name) => [
          ...(dependents.get(name) ?? []),
        ]),
      ),
    /**
     * Drops all compilations from memory, because they may be stale after other pages have changed.
     */
    forget: () => void (compiled = new WeakMap()),
  };
}

type Questions = Readonly<Record<string, (...given: readonly (string | undefined)[]) => unknown>>;

/**
 * Wraps the site's answers to record a page's queries. The page is up to date as long as the
 * answers stay the same.
 */
function recordAnswers(site: SiteAnswers) {
  const answers: Record<string, string | null> = {};
  const recorded = Object.entries(asQuestions(site)).map(([name, ask]) => [
    name,
    (...given: readonly string[]) => {
      const answer = ask(...given);
      answers[JSON.stringify([name, ...given])] = digest(answer);
      return answer;
    },
  ]);
  return { site: Object.fromEntries(recorded) as SiteAnswers, answers };
}

/**
 * Creates a function that answers recorded queries about files and the site according to the
 * current state.
 */
function askNow(site: SiteAnswers): Ask {
  return (question) => {
    if (path.isAbsolute(question)) return hashFile(question);
    const [name = '', ...given] = JSON.parse(question) as (string | null)[];
    const ask = asQuestions(site)[name ?? ''];
    return digest(ask?.(...given.map((argument) => argument ?? undefined)));
  };
}

function asQuestions(site: SiteAnswers) {
  return site as unknown as Questions;
}

function digest(answer: unknown) {
  if (answer === undefined || typeof answer === 'string') return answer ?? null;
  return hashText(JSON.stringify(answer));
}
