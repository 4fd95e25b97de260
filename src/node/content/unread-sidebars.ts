import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '#shared/problem.ts';

/** Warns of a sidebars file in a Docusaurus site's folder, which lists another order than the one that readers get. */
export function unreadSidebars(siteFolder: string): readonly Problem[] {
  const names = existsSync(siteFolder) ? readdirSync(siteFolder) : [];
  return names
    .filter((name) => /^sidebars?\.(?:[cm]?[jt]s|json)$/.test(name))
    .map((name) => ({
      message: 'The sidebars of this file are not read; the sidebar follows the folders.',
      hint: 'Give the order in the pages with `sidebar_position`, and in the folders with `_category_.json`.',
      severity: 'warning',
      position: { file: path.join(siteFolder, name) },
    }));
}
