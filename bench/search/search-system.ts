import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root, temporary } from '../support/measure.ts';

/** The parts of a search system that a reader downloads, and where they are served from. */
export interface SearchSystem {
  readonly name: string;
  readonly pages: number;
  /** Folder that the browser loads from; it contains `engine.js`, a `BenchModule`. */
  readonly folder: string;
  /**
   * Size of the files downloaded before the first result, including the dialog. If null, the
   * browser's requests are counted, plus `dialog`.
   */
  readonly bytes: Size | null;
  /** Size of the dialog's files, for systems measured in the browser. */
  readonly dialog?: Size;
  /** Whether hits are compared by section instead of by page. */
  readonly findsSections: boolean;
}

/** Total compressed sizes in bytes. */
export interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

/** Folder of the sites that the search benchmark creates, outside the project. */
const searchTemporary = path.join(temporary, 'search');

/** Returns the total compressed sizes of files. */
export function sizeOf(files: readonly string[]): Size {
  const contents = files.map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
  };
}

/** Creates an empty folder for a system, with the page that the browser opens. */
export function makeFolder(name: string): string {
  const folder = path.join(searchTemporary, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Bench</title>\n');
  return folder;
}

/**
 * Bundles a module of `bench/search/browser` as the system's `engine.js`; `modules` is the folder
 * of its libraries.
 */
export async function bundleEngine(entry: string, folder: string, modules?: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    ...(modules === undefined
      ? {}
      : { resolve: { alias: { minisearch: path.join(modules, 'minisearch') } } }),
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(root, 'bench/search/browser', entry),
        formats: ['es'],
        fileName: () => 'engine.js',
      },
    },
  });
}
