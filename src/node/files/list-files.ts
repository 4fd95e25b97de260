import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of all files below a folder, relative to it, with forward slashes; none where there is no such folder. */
export function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
      ),
  );
}
