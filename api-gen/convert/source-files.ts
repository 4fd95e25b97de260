import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Whether a file or folder is listed: its name does not start with `_` or a dot, and is not
 * `node_modules`.
 */
function isUsual(name: string): boolean {
  return !/^[._]|^node_modules$/.test(name);
}

/** Lists all wanted files below a folder as sorted relative paths with forward slashes. */
export function listFiles(
  root: string,
  isWanted: (name: string) => boolean = isUsual,
  folder = '',
): string[] {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!isWanted(entry.name)) return [];
    if (entry.isDirectory()) return listFiles(root, isWanted, relative);
    return entry.isFile() ? [relative] : [];
  });
  return files.sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Lists the TypeScript files to document, relative to the source folder. Skips a checkout's tests.
 */
export function listModules(root: string): string[] {
  return listFiles(root).filter(
    (file) => /\.[cm]?tsx?$/.test(file) && !/\.(?:test|spec)\.[cm]?tsx?$/.test(file),
  );
}

/**
 * Lists all files below the source folder that TypeDoc may read. A change to any of them makes the
 * generated reference stale.
 */
export function listInputs(root: string): string[] {
  return listFiles(root, (name) => name !== 'node_modules' && name !== '.git').filter((file) =>
    /\.(?:[cm]?tsx?|json)$/.test(file),
  );
}

/** Finds the nearest file with the given name, such as `tsconfig.json`, in or above a folder. */
export function findAbove(folder: string, name: string): string | undefined {
  const candidate = path.join(folder, name);
  if (existsSync(candidate)) return candidate;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findAbove(parent, name);
}
