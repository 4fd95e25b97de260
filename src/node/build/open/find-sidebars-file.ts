import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the sidebars file in a Docusaurus site's folder; undefined if there is none. JSON takes
 * precedence over code.
 */
export function findSidebarsFile(siteFolder: string): string | undefined {
  const names = existsSync(siteFolder) ? readdirSync(siteFolder) : [];
  const [found] = names
    .filter((name) => /^sidebars?\.(?:[cm]?[jt]s|json)$/.test(name))
    .sort((a, b) => Number(b.endsWith('.json')) - Number(a.endsWith('.json')));
  return found === undefined ? undefined : path.join(siteFolder, found);
}
