import { realpathSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a file or folder lies below one of these folders once every symbolic link on the way is followed. What does not
 * exist is judged by its path alone. All paths are absolute.
 */
export function isReallyInside(file: string, folders: readonly string[]): boolean {
  const real = realPath(file);
  return (
    folders.some((folder) => isBelow(path.normalize(file), folder)) &&
    folders.some((folder) => isBelow(real, realPath(folder)))
  );
}

function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative);
}

function realPath(file: string): string {
  try {
    return realpathSync.native(file);
  } catch {
    return path.normalize(file);
  }
}
