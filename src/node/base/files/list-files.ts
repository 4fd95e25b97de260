import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathFrom } from './is-inside.ts';

/**
 * Lists the paths of all files in a folder and its subfolders, except symbolic links, relative to
 * the folder, with forward slashes; empty if the folder does not exist.
 */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => pathFrom(folder, path.join(entry.parentPath, entry.name)));
}
