import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import { warningAt, type Problem } from '#shared/problem.ts';
import { hashText } from './hash-files.ts';

/** A cache that persists between builds. Each key identifies all inputs of its value. */
export interface Store {
  /**
   * Returns a key's value; undefined if there is none, or if the entry is damaged or was written
   * for a different key. Removes such an entry.
   */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  has(key: string): boolean;
  /** Removes entries that no build has used for a week. */
  prune(): void;
  /** Returns a warning that explains why nothing can be cached; undefined if caching works. */
  problem(): Problem | undefined;
}

const day = 24 * 60 * 60 * 1000;
const maximumAge = 7 * day;

/** Matches a store's files: entries, and temporary files left by killed builds. */
const entryName = /^[\da-f]{40}(?:\.\d+)?$/;

/**
 * Opens the store in a cache folder (`.cache`). Each entry contains a checksum of its key and text;
 * an entry that is truncated, empty or for another key is removed when it is read. Entries are
 * written to a temporary file and renamed, so a partial entry is never visible. Never throws.
 */
export function openStore(cacheDir: string): Store {
  const folder = path.join(cacheDir, 'store');
  let problem: Problem | undefined;
  const fileOf = (key: string) => path.join(folder, hashText(key));
  return {
    has: (key) => statSync(fileOf(key), { throwIfNoEntry: false }) !== undefined,
    read: (key) => readEntry(fileOf(key), key),
    write(key, value) {
      try {
        mkdirSync(folder, { recursive: true });
        const draft = `${fileOf(key)}.${process.pid}${threadId}`;
        writeFileSync(draft, format(key, JSON.stringify(value)));
        renameSync(draft, fileOf(key));
      } catch (error) {
        problem ??= unwritable(folder, error);
      }
    },
    prune: () => prune(folder),
    problem: () => problem,
  };
}

function format(key: string, text: string) {
  return `${hashText(`${key}\0${text}`)}\n${text}`;
}

function readEntry(file: string, key: string): unknown {
  try {
    const entry = readFileSync(file, 'utf8');
    const text = entry.slice(entry.indexOf('\n') + 1);
    if (entry === format(key, text)) {
      markUsed(file);
      return JSON.parse(text) as unknown;
    }
    rmSync(file, { force: true });
  } catch {
    // There is no entry, or a damaged one cannot be removed.
  }
  return undefined;
}

function markUsed(file: string) {
  try {
    const now = new Date();
    if (now.getTime() - statSync(file).mtimeMs > day) utimesSync(file, now, now);
  } catch {
    // The entry is in a read-only store, which can still be read.
  }
}

function prune(folder: string) {
  try {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (entryName.test(name) && age > maximumAge) rmSync(file, { force: true });
    }
  } catch {
    // The folder is missing or read-only: there is nothing to remove.
  }
}

function unwritable(folder: string, error: unknown) {
  return warningAt(
    { file: folder },
    `Nothing can be cached for the next build: ${error instanceof Error ? error.message : String(error)}.`,
    'This build is complete, but the next one will be slow. Make the folder writable, or name a different one in DOCS_CACHE_DIR.',
  );
}
