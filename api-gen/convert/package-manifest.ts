import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isExcluded } from './excluded-files.ts';
import { findAbove, listFiles } from './source-files.ts';

/** Fields of a `package.json` that name the package, its repository, and what users can import. */
export interface Manifest {
  readonly name?: string;
  readonly private?: boolean;
  readonly exports?: unknown;
  readonly types?: string;
  readonly typings?: string;
  readonly main?: string;
  readonly repository?: string | { readonly url?: string; readonly directory?: string };
  /** Files of each subpath, keyed by compiler version range and then by subpath. */
  readonly typesVersions?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Fields that override the others when the package is published. */
  readonly publishConfig?: Manifest;
}

/** Reads a package's manifest; returns an empty one if it cannot be read. */
export function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

/**
 * Lists the folders of all packages in a folder, or else the folder of the package that contains
 * it.
 */
export function packageFolders(root: string): string[] {
  const below = listFiles(root)
    .filter((file) => path.posix.basename(file) === 'package.json' && !isExcluded(file))
    .map((file) => path.join(root, path.dirname(file)));
  return below.length > 0 ? below : packagesAround(root);
}

/** Returns the folder of the nearest package in or above a folder; empty if there is none. */
export function packagesAround(folder: string): string[] {
  const manifest = findAbove(folder, 'package.json');
  return manifest ? [path.dirname(manifest)] : [];
}
