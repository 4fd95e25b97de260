import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a file's path relative to a folder, with forward slashes; undefined if the file is
 * outside the folder. All paths are absolute.
 */
export function pathInside(file: string, folder: string): string | undefined {
  const relative = pathFrom(folder, file);
  const isOutside = relative === '..' || relative.startsWith('../') || path.isAbsolute(relative);
  return isOutside ? undefined : relative;
}

/** Returns a file's path relative to a folder, with forward slashes. */
export function pathFrom(folder: string, file: string): string {
  return path.relative(folder, file).split(path.sep).join('/');
}

/** Whether a path is a folder or inside it. */
export function isInside(file: string, folder: string): boolean {
  return pathInside(file, folder) !== undefined;
}

/**
 * Whether a file or folder is in one of these folders, both as written and with symbolic links
 * resolved as far as the path exists. All paths are absolute.
 */
export function isInsideResolved(file: string, folders: readonly string[]): boolean {
  const written = path.normalize(file);
  if (!folders.some((folder) => isInside(written, folder))) return false;
  const real = realPath(file);
  return folders.some((folder) => isInside(real, realPath(folder)));
}

/** Whether a path points to an existing file. */
export function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Resolves all symbolic links in a path, as far as the path exists. */
export function realPath(file: string): string {
  if (existsSync(file)) return realpathSync.native(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(realPath(parent), path.basename(file));
}
