import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFolders } from '../config/project-folders.ts';

/** Files beside the sources that decide how those are bundled. */
const settingsFiles =
  /^(?:\.env.*|index\.html|package\.json|[\w.-]*lock[\w.-]*|tsconfig.*\.json|\.?postcss.*)$/;

/** Absolute files and folders that code comes from, and what decides how it is bundled: those of the project, and what stands beside somebody else's pages. */
export function codeSources({ root, contentDir }: ProjectFolders): readonly string[] {
  const site = path.dirname(contentDir);
  return [
    ...new Set([
      path.join(root, 'src'),
      path.join(root, 'patches'),
      ...findSettings(root),
      path.join(site, 'src'),
      ...findSettings(site),
    ]),
  ];
}

/** What the bundler is told by the environment: Vite gives code the variables of these names, and means production where none says otherwise. */
export function codeEnvironment({
  NODE_ENV = 'production',
  ...variables
}: Readonly<Record<string, string | undefined>>): readonly (readonly [string, string?])[] {
  const own = Object.entries(variables).filter(([name]) => name.startsWith('VITE_'));
  return [['NODE_ENV', NODE_ENV], ...own.sort()];
}

function findSettings(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && settingsFiles.test(entry.name))
    .map((entry) => path.join(folder, entry.name))
    .sort();
}
