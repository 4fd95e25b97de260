import { SourceMap, type SourceMapPayload } from 'node:module';
import type { DevEnvironment } from 'vite';
import type { PageCrash } from '#shared/page/page-problems.ts';
import type { SourcePosition } from '#shared/problem.ts';
import { exporterIn, locateImport } from '#node/base/report/code-problem.ts';
import { stackFrames } from '#node/base/report/stack-frames.ts';
import { authoredTest } from '#node/site/model/site-options.ts';
import type { Site } from '#node/site/model/site.ts';
import { moduleUrl } from './module-url.ts';

interface ServedCode {
  readonly site: Site;
  readonly environment: DevEnvironment;
}

/**
 * Finds where code of the site's authors threw in a browser: the source position of the innermost
 * stack frame in their code.
 */
export async function findThrown(
  { message, stack }: PageCrash,
  { site, environment }: ServedCode,
): Promise<SourcePosition | undefined> {
  const isAuthored = authoredTest(site.options);
  const [, name] = /provide an export named '([^']+)'/.exec(message) ?? [];
  if (name !== undefined) return findImport(name, message, { site, environment });
  for (const { file: address, line, column } of stackFrames(stack)) {
    const module = findModule(address, { site, environment });
    if (!module?.file || !isAuthored(module.file)) continue;
    // A file that was saved since is not compiled until a browser requests it.
    const code = module.transformResult ?? (await environment.transformRequest(module.url));
    const map = code?.map;
    if (!map || !('mappings' in map) || map.mappings === '') return { file: module.file };
    const found = new SourceMap(map as unknown as SourceMapPayload).findEntry(line - 1, column - 1);
    if ('originalLine' in found)
      return {
        file: module.file,
        line: found.originalLine + 1,
        column: found.originalColumn + 1,
      };
  }
  return undefined;
}

/**
 * Whether the error comes from authors' code that was saved after its document was loaded; a browser
 * that is still loading does not notice such saves. Vite puts the time of the last save into a
 * module's address. Only the innermost code counts, because its callers may be older.
 */
export function ranOldCode({ stack, loadedAt }: PageCrash, served: ServedCode): boolean {
  const isAuthored = authoredTest(served.site.options);
  const [thrower] = stackFrames(stack).flatMap(({ file: address }) => {
    const { file, lastHMRTimestamp: savedAt = 0 } = findModule(address, served) ?? {};
    return isAuthored(file ?? '') ? [{ address, savedAt }] : [];
  });
  if (!thrower) return false;
  const [, ranAt = 0] = /[?&]t=(\d+)/.exec(thrower.address) ?? [];
  return thrower.savedAt > loadedAt && loadedAt > Number(ranAt);
}

/** Finds the module that a browser requested at this address. */
function findModule(address: string, { site, environment }: ServedCode) {
  return environment.moduleGraph.urlToModuleMap.get(moduleUrl(address, site.config().baseUrl));
}

/** Finds the import of a name that the other file does not export. */
function findImport(name: string, message: string, served: ServedCode): SourcePosition | undefined {
  const isAuthored = authoredTest(served.site.options);
  const exporter = exporterIn(message);
  const importers = [...(findModule(exporter ?? '', served)?.importers ?? [])].flatMap(
    ({ file }) => file ?? [],
  );
  const own = importers.filter((file) => isAuthored(file) && /\.(?:mdx?|[cm]?[jt]sx?)$/.test(file));
  const find = (from?: string) => own.map((file) => locateImport(name, file, from)).find(Boolean);
  return find(exporter) ?? find();
}
