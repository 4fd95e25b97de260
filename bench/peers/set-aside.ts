import { existsSync, mkdtempSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Peer } from './peer.ts';

/**
 * Moves everything that a system's earlier builds have made to new folders that the system does not
 * watch, on the same disk. Returns these folders.
 */
export function setAside({ folder, made }: Peer): readonly string[] {
  return made.flatMap((given) => {
    const file = path.resolve(folder, given);
    if (!existsSync(file)) return [];
    const parent = path.isAbsolute(given) ? path.dirname(file) : path.join(folder, 'node_modules');
    const aside = mkdtempSync(path.join(parent, '.old-'));
    renameSync(file, path.join(aside, 'made'));
    return [aside];
  });
}
