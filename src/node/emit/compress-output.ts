import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { encodedEndings, LastOutput } from '../output/last-output.ts';

/** Kinds of files that are text, or WebAssembly; pictures and fonts are compressed as they are. */
const compressible = /\.(?:html|css|js|mjs|json|map|svg|xml|txt|md|webmanifest|wasm)$/;

/** In bytes: a file that fits into one network packet gains nothing. */
const smallest = 1024;

/** An encoding of HTTP, as a file beside the file. */
interface Encoding {
  readonly extension: (typeof encodedEndings)[number];
  encode(file: string, content: Buffer): Promise<Buffer>;
}

const encodings: readonly Encoding[] = [
  { extension: '.br', encode: (file, content) => toBrotli(content, brotliQuality(file)) },
  { extension: '.gz', encode: (_, content) => promisify(gzip)(content) },
];

/** Compresses the files of a folder while others are still being written. */
export interface Compressor {
  /** Begins to compress a finished file, by its absolute path, as soon as others are done. */
  add(file: string): void;
  /** Compresses all files of the folder that were not added, too. Rejects with the system's error when one cannot be written. */
  finish(): Promise<void>;
  /** Leaves what is not begun. */
  stop(): void;
}

/** Files at a time: all of a large site would fill the memory. */
const atOnce = availableParallelism() + 1;

/**
 * Writes `.br` and `.gz` beside every file below a folder that gets smaller by it, for hosts that serve such files as
 * they are (RFC 7932, RFC 1952). The same content gives the same bytes; what the last output has is taken from there.
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
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
        if (entry.isFile()) add(path.join(entry.parentPath, entry.name));
      await Promise.all(work);
      if (failures.length > 0) throw failures[0];
    },
  };
}

async function compressFile(file: string, folder: string, last?: LastOutput): Promise<void> {
  const content = readFileSync(file);
  if (content.byteLength < smallest) return;
  const name = path.relative(folder, file).split(path.sep).join('/');
  const hash = createHash('sha1').update(content).digest('hex');
  last?.note(name, { hash });
  if (last?.takeEncoded(name, hash)) return;
  for (const { extension, encode } of encodings) {
    const encoded = await encode(file, content);
    if (encoded.byteLength < content.byteLength) writeFileSync(file + extension, encoded);
  }
}

/** Shared scripts and styles are worth more time; the pages' own files are many, and hardly get smaller. */
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
