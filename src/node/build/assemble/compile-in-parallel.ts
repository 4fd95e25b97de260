import { availableParallelism } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import Tinypool from 'tinypool';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import type { CompileWorkerData } from './compile-worker.ts';
import type { Site } from '#node/compile/model/site.ts';

/** Minimum number of pages per thread, because starting a thread takes a second. */
const pagesPerThread = 150;
const batchSize = 16;

/**
 * Compiles the pages missing from the cache on as many cores as are available and worthwhile;
 * compiles nothing if other threads are not worthwhile. Rejects if a thread fails, which authors'
 * mistakes never cause.
 */
export async function compileInParallel(
  site: Site,
  processors = availableParallelism(),
): Promise<void> {
  const missing = site.pages().filter((page) => !site.isCached(page));
  const threads = Math.min(processors - 1, Math.floor(missing.length / pagesPerThread));
  if (threads < 1) return;
  const data: CompileWorkerData = { options: site.options, scanned: site.scanned() };
  const pool = new Tinypool({
    filename: pathToFileURL(path.join(import.meta.dirname, 'start-compile-worker.mjs')).href,
    minThreads: threads,
    maxThreads: threads,
    workerData: data,
  });
  try {
    const helpers = Array.from({ length: threads }, () => takeBatches(missing, site, pool));
    await Promise.all([...helpers, compileHere(missing, site)]);
  } finally {
    await pool.destroy();
  }
}

/** Sends batches from the end of the list to a thread until the list is empty. */
async function takeBatches(missing: ScannedPage[], site: Site, pool: Tinypool) {
  while (missing.length > 0) {
    const batch = missing.splice(-batchSize);
    const paths = batch.map(({ record }) => record.path);
    const compiled = (await pool.run(paths)) as readonly CompiledPage[];
    batch.forEach((page, index) => {
      const result = compiled[index];
      if (result) site.adopt(page, result);
    });
  }
}

/**
 * Compiles pages from the beginning of the list in this thread, while other threads take pages from
 * the end.
 */
async function compileHere(missing: ScannedPage[], site: Site) {
  for (let page = missing.shift(); page; page = missing.shift()) {
    await site.compile(page);
    // Lets the event loop deliver the threads' results.
    await new Promise(setImmediate);
  }
}
