import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pathFrom } from '#node/base/files/is-inside.ts';
import { listFiles } from '#node/base/files/list-files.ts';
import type { encodedEndings, LastOutput } from '../output/last-output.ts';
import { hashText } from '#node/base/cache/hash-files.ts';

/** Extensions of text files and WebAssembly; images and fonts are already compressed. */
const compressible = /\.(?:html|css|js|mjs|json|map|svg|xml|txt|md|webmanifest|wasm)$/;

/**
 * Matches files that many pages load. For a page's own files, Brotli saves a reader 6 % and would
 * add 10 MB to the output.
 */
const shared = /[/\\]assets[/\\](?!pages[/\\])/;

/** Minimum size in bytes: a file that fits into one network packet gains nothing. */
const smallest = 1024;

/** Compresses a folder's files while others are still being written. */
export interface Compressor {
  /** Queues a finished file, by absolute path, for compression. */
  add(file: string): void;
  /**
   * Compresses the folder's remaining files too. Rejects with the file system's error if one cannot
   * be written.
   */
  finish(): Promise<void>;
  /** Cancels files that are still queued. */
  stop(): void;
}

/** Number of files in progress; all files of a large site at once would fill the memory. */
const atOnce = availableParallelism() + 1;

/**
 * Writes a `.gz` copy (RFC 1952) of every file in a folder that becomes smaller, and a `.br` copy
 * (RFC 7932) of files that pages share, for hosts that serve these. Equal content yields equal
 * bytes, so copies in the last output are reused.
 */
export function createCompressor(folder: string, last?: LastOutput): Compressor {
  const added = new Set<string>();
  let waiting: string[] = [];
  const work = new Set<Promise<void>>();
  const failures: unknown[] = [];

  async function takeFiles(): Promise<void> {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await compressFile(file, folder, last).catch((error: unknown) => failures.push(error));
  }

  function add(file: string): void {
    if (added.has(file) || !compressible.test(file)) return;
    added.add(file);
    waiting.push(file);
    if (work.size >= atOnce) return;
    const worker = takeFiles().finally(() => work.delete(worker));
    work.add(worker);
  }

  return {
    add,
    stop: () => void (waiting = []),
    async finish() {
      for (const file of listFiles(folder)) add(path.join(folder, file));
      await Promise.all(work);
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function compressFile(file: string, folder: string, last?: LastOutput): Promise<void> {
  const content = readFileSync(file);
  if (content.byteLength < smallest) return;
  const name = pathFrom(folder, file);
  const hash = hashText(content);
  last?.note(name, { hash });
  if (last?.takeEncoded(name, hash)) return;
  const level = constants.Z_BEST_COMPRESSION;
  const copies = {
    '.br': shared.test(file) ? await toBrotli(content, brotliQuality(file)) : content,
    '.gz': await promisify(gzip)(content, { level }),
  } satisfies Record<(typeof encodedEndings)[number], Buffer>;
  for (const [ending, encoded] of Object.entries(copies))
    if (encoded.byteLength < content.byteLength) writeFileSync(file + ending, encoded);
}

/**
 * Returns the Brotli quality: scripts and styles are worth more effort, whereas WebAssembly and
 * data hardly get smaller.
 */
function brotliQuality(file: string): number {
  return /[/\\]assets[/\\][^/\\]+\.(?:js|css)$/.test(file) ? 10 : 6;
}

function toBrotli(content: Buffer, quality: number): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
    },
  });
}
