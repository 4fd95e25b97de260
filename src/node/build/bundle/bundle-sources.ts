import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFolders } from '#node/site/config/project-folders.ts';

/** Matches the names of files next to the sources that affect bundling. */
const settingsFiles =
  /^(?:index\.html|package\.json|[\w.-]*lock[\w.-]*|tsconfig.*\.json|\.?postcss.*)$/;

/**
 * Returns the absolute paths of files and folders that contain code or affect how it is bundled:
 * this project's own, and those next to another project's pages.
 */
export function codeSources({ root, siteDir }: ProjectFolders): readonly string[] {
  return [
    ...new Set([
      path.join(root, 'src'),
      path.join(root, 'patches'),
      ...findSettings(root),
      path.join(siteDir, 'src'),
      ...findSettings(siteDir),
    ]),
  ];
}

/** Returns the environment variables that affect the bundler. `NODE_ENV` defaults to production. */
export function codeEnvironment({
  NODE_ENV = 'production',
}: Readonly<Record<string, string | undefined>>): readonly (readonly [string, string])[] {
  return [['NODE_ENV', NODE_ENV]];
}

function findSettings(folder: string) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && settingsFiles.test(entry.name))
    .map((entry) => path.join(folder, entry.name))
    .sort();
}
