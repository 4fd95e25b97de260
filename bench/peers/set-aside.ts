import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Peer } from './peer.ts';

/**
 * Moves everything that a system's earlier builds have made to a place that the system does not
 * watch, on the same disk. Returns the new paths.
 */
export function setAside({ folder, made }: Peer): readonly string[] {
  return made.flatMap((given, index) => {
    const file = path.resolve(folder, given);
    if (!existsSync(file)) return [];
    const parent = path.isAbsolute(given) ? path.dirname(file) : path.join(folder, 'node_modules');
    const aside = path.join(parent, `.old-${Date.now()}-${index}`);
    renameSync(file, aside);
    return [aside];
  });
}
