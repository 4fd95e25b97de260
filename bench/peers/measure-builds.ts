import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderSize, measureProgram } from '../measure.ts';
import type { Peer } from './peer.ts';

/** What builds cost: seconds, and bytes of memory and of output. */
export interface BuildFigures {
  readonly cold: number;
  readonly edited: number;
  readonly unchanged: number;
  readonly memory: number;
  readonly size: number;
}

/** Builds a system from nothing, after one edit, and with nothing changed. Rejects with what a failing build says. */
export async function measureBuilds(peer: Peer): Promise<BuildFigures> {
  for (const made of peer.made)
    rmSync(path.resolve(peer.folder, made), { recursive: true, force: true });
  const run = () =>
    measureProgram({
      node: peer.node ? path.join(peer.folder, peer.node) : process.execPath,
      args: peer.build,
      cwd: peer.folder,
      environment: peer.environment ?? {},
    });
  const cold = await run();
  const source = path.resolve(peer.folder, peer.source);
  const text = readFileSync(source, 'utf8');
  appendFileSync(source, '\nOne more line.\n');
  try {
    const edited = await run();
    const unchanged = await run();
    return {
      cold: cold.seconds,
      edited: edited.seconds,
      unchanged: unchanged.seconds,
      memory: cold.memory,
      size: folderSize(path.resolve(peer.folder, peer.output)),
    };
  } finally {
    writeFileSync(source, text);
  }
}
