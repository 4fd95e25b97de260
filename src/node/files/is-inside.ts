import { realpathSync } from 'node:fs';
import path from 'node:path';

/** Returns a file's path relative to a folder, with forward slashes, or undefined outside it. All paths are absolute. */
export function pathInside(file: string, folder: string): string | undefined {
  const relative = path.relative(folder, file);
  const isOutside =
    relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
  return isOutside ? undefined : relative.split(path.sep).join('/');
}

/** Whether a path is a folder or something in it. */
export function isInside(file: string, folder: string): boolean {
  return pathInside(file, folder) !== undefined;
}

/**
 * Whether a file or folder is in one of these folders once every symbolic link on its path is resolved. What does not
 * exist is judged by its path alone. All paths are absolute.
 */
export function isReallyInside(file: string, folders: readonly string[]): boolean {
  const real = realPath(file);
  return (
    folders.some((folder) => isInside(path.normalize(file), folder)) &&
    folders.some((folder) => isInside(real, realPath(folder)))
  );
}

function realPath(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return path.normalize(file);
  }
}
