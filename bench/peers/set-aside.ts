import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { Peer } from './peer.ts';

/** Renames everything that a system's earlier builds have made. Returns the new paths. */
export function setAside(peer: Peer): readonly string[] {
  return peer.made
    .map((made) => path.resolve(peer.folder, made))
    .filter((made) => existsSync(made))
    .map((made) => {
      const aside = path.join(path.dirname(made), `.${path.basename(made)}.old-${Date.now()}`);
      renameSync(made, aside);
      return aside;
    });
}
