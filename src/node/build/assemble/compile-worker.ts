import Tinypool from 'tinypool';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { createSite } from './create-site.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/** Input for a `compileInParallel` thread: the same site, already scanned. */
export interface CompileWorkerData {
  readonly options: SiteOptions;
  readonly scanned: readonly ScannedPage[];
}

const { options, scanned } = Tinypool.workerData as CompileWorkerData;
const site = createSite(options);
site.load(
  scanned.map(({ file }) => file),
  new Map(scanned.map((page) => [page.file, page])),
);

/** Compiles the pages at these paths. */
export default async function compilePages(
  paths: readonly string[],
): Promise<readonly CompiledPage[]> {
  const compiled: CompiledPage[] = [];
  for (const path of paths) {
    const page = site.pageAt(path);
    if (!page) throw new Error(`There is no page at ${path}.`);
    compiled.push(await site.compile(page));
  }
  return compiled;
}
