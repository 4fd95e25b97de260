import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../mdx/compile-page.ts';
import type { ScannedPage } from '../content/scan-page.ts';

/** Keeps compiled pages between builds, by content. */
export interface PageCache {
  /** The stored compilation of this very text, if the files it was made from are unchanged. */
  read(page: ScannedPage): CompiledPage | undefined;
  write(page: ScannedPage, compiled: CompiledPage): void;
  /** Whether something is stored for this very text; it may be out of date. */
  has(page: ScannedPage): boolean;
}

interface Entry {
  readonly compiled: CompiledPage;
  /** Hash of each file that the page was made from. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** A cache in a folder. `version` changes whenever the code or the configuration that compiles pages does. */
export function createPageCache(folder: string, version: string): PageCache {
  mkdirSync(folder, { recursive: true });
  const fileOf = (page: ScannedPage): string =>
    path.join(
      folder,
      `${createHash('sha1').update(`${version}\0${page.source}\0${page.hash}`).digest('hex')}.json`,
    );
  return {
    read(page) {
      const file = fileOf(page);
      if (!existsSync(file)) return undefined;
      const entry = JSON.parse(readFileSync(file, 'utf8')) as Entry;
      return Object.entries(entry.dependencies).every(
        ([dependency, hash]) => hashFile(dependency) === hash,
      )
        ? entry.compiled
        : undefined;
    },
    has: (page) => existsSync(fileOf(page)),
    write(page, compiled) {
      const dependencies = Object.fromEntries(
        compiled.dependencies.map((file) => [file, hashFile(file)]),
      );
      replaceFile(fileOf(page), JSON.stringify({ compiled, dependencies } satisfies Entry));
    },
  };
}

/** Another build that reads the same cache finds the old file or the new one, never a half. */
function replaceFile(file: string, text: string): void {
  const draft = `${file}.${String(process.pid)}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Hash of all files below folders, and of single files: the version of the code that compiles pages. */
export function hashFiles(paths: readonly string[]): string {
  const hash = createHash('sha1');
  for (const item of paths)
    for (const file of listFiles(item)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function listFiles(item: string): readonly string[] {
  if (!existsSync(item)) return [];
  if (!statSync(item).isDirectory()) return [item];
  return readdirSync(item, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function hashFile(file: string): string {
  const isFile = existsSync(file) && statSync(file).isFile();
  return isFile ? createHash('sha1').update(readFileSync(file)).digest('hex') : '';
}
