import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { root } from '../measure.ts';

/** What a reader of the bench downloads, and where it is measured from. */
export interface SearchSystem {
  readonly name: string;
  readonly pages: number;
  /** Folder that the browser loads from; holds `engine.js`, a module with the shape of `BenchModule`. */
  readonly folder: string;
  /** Files that are downloaded before the first result, the dialog's among them; null: those that the browser asks for are counted, and these. */
  readonly bytes: Size | null;
  /** Its dialog, for systems whose files are counted in the browser. */
  readonly dialog?: Size;
  /** The hits of golden queries are held against sections; else against pages only. */
  readonly findsSections: boolean;
}

/** A sum of compressed sizes. */
export interface Size {
  readonly gzip: number;
  readonly brotli: number;
}

/** Everything that the bench of the search makes; git ignores it. */
const searchTemporary = path.join(root, 'bench/tmp/search');

/** The compressed sizes of files. */
export function sizeOf(files: readonly string[]): Size {
  const contents = files.map((file) => readFileSync(file));
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);
  return {
    gzip: sum(contents.map((content) => gzipSync(content, { level: 9 }).length)),
    brotli: sum(contents.map((content) => brotliCompressSync(content).length)),
  };
}

/** Makes an empty folder for a system, with the page that the browser opens. */
export function makeFolder(name: string): string {
  const folder = path.join(searchTemporary, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Bench</title>\n');
  return folder;
}

/** Bundles one of the modules of `bench/search/browser` as the system's `engine.js`; `modules` is where it finds its libraries. */
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
