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
import type { Problem } from '#shared/problem.ts';
import { hashText } from './hash-files.ts';

/** What is kept between builds: values by a key that says all that they were made from. */
export interface Store {
  /** The value of a key; undefined when there is none, or when what is there was not written for this key. */
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  has(key: string): boolean;
  /** Removes what no build has used for a week. */
  prune(): void;
  /** Why nothing can be kept, as a warning. */
  problem(): Problem | undefined;
}

const day = 24 * 60 * 60 * 1000;
const maximumAge = 7 * day;

/** Files of a store: an entry, or the draft of one that a build was killed over. */
const entryName = /^[\da-f]{40}(?:\.\d+)?$/;

/**
 * Opens the store in a folder. An entry holds a checksum of its key and its text, so that one that is cut off, empty or
 * from elsewhere counts as missing; it is written beside its place and renamed, so that no reader sees a half. Nothing here throws.
 */
export function openStore(folder: string): Store {
  let problem: Problem | undefined;
  const fileOf = (key: string): string => path.join(folder, hashText(key));
  return {
    has: (key) => statSync(fileOf(key), { throwIfNoEntry: false }) !== undefined,
    read: (key) => readEntry(fileOf(key), key),
    write(key, value) {
      try {
        mkdirSync(folder, { recursive: true });
        replaceFile(fileOf(key), format(key, JSON.stringify(value)));
      } catch (error) {
        problem ??= unwritable(folder, error);
      }
    },
    prune: () => prune(folder),
    problem: () => problem,
  };
}

function format(key: string, text: string): string {
  return `${hashText(`${key}\0${text}`)}\n${text}`;
}

function readEntry(file: string, key: string): unknown {
  const entry = readText(file);
  if (entry === undefined) return undefined;
  const text = entry.slice(entry.indexOf('\n') + 1);
  try {
    if (entry === format(key, text)) {
      markUsed(file);
      return JSON.parse(text) as unknown;
    }
    rmSync(file, { recursive: true, force: true });
  } catch {
    // A store that can only be read is a store all the same.
  }
  return undefined;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function markUsed(file: string): void {
  const now = new Date();
  if (now.getTime() - statSync(file).mtimeMs > day) utimesSync(file, now, now);
}

function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

function prune(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (entryName.test(name) && age > maximumAge) rmSync(file, { force: true });
    }
  } catch {
    // No folder, or one that can only be read: nothing to remove.
  }
}

function unwritable(folder: string, error: unknown): Problem {
  return {
    message: `Nothing can be kept for the next build: ${error instanceof Error ? error.message : String(error)}.`,
    hint: 'This build is complete, and the next one will be slow. Make the folder writable, or name another in DOCS_CACHE_DIR.',
    severity: 'warning',
    position: { file: folder },
  };
}
