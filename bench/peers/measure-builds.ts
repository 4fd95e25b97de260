import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderSize, measureProgram, ProgramStopped, type RunCost } from '../support/measure.ts';
import type { Figure } from './figures.ts';
import type { Peer } from './peer.ts';

/** Cost of builds: seconds, and bytes of memory and output; words if a build did not finish. */
export interface BuildFigures {
  readonly cold: Figure;
  readonly edited?: Figure;
  readonly unchanged?: Figure;
  readonly memory: Figure;
  readonly size: Figure;
}

/** Options of a build measurement. */
interface BuildOptions {
  /** Seconds after which a build is stopped. */
  readonly limit: number;
  /** Whether to measure only the cold build. */
  readonly isColdOnly: boolean;
}

/** Builds a system from scratch, after one edit, and with nothing changed. Reports failures on stderr. */
export async function measureBuilds(
  peer: Peer,
  { limit, isColdOnly }: BuildOptions,
): Promise<BuildFigures> {
  for (const made of peer.made)
    rmSync(path.resolve(peer.folder, made), { recursive: true, force: true });
  const run = (): Promise<RunCost | string> => build(peer, limit);
  const cold = await run();
  if (typeof cold === 'string') return { cold, memory: cold, size: cold };
  const size = folderSize(path.resolve(peer.folder, peer.output));
  const figures = { cold: cold.seconds, memory: cold.memory, size };
  if (isColdOnly) return figures;
  const source = path.resolve(peer.folder, peer.sources.glossary);
  const text = readFileSync(source, 'utf8');
  appendFileSync(source, '\nOne more line.\n');
  try {
    const edited = toSeconds(await run());
    return { ...figures, edited, unchanged: toSeconds(await run()) };
  } finally {
    writeFileSync(source, text);
  }
}

async function build(peer: Peer, limit: number): Promise<RunCost | string> {
  try {
    return await measureProgram({
      node: peer.node ? path.join(peer.folder, peer.node) : process.execPath,
      args: peer.build,
      cwd: peer.folder,
      environment: peer.environment ?? {},
      limit,
    });
  } catch (error) {
    if (error instanceof ProgramStopped) return error.message;
    console.error(`${peer.name}: ${error instanceof Error ? error.message : String(error)}`);
    return 'failed';
  }
}

function toSeconds(run: RunCost | string): Figure {
  return typeof run === 'string' ? run : run.seconds;
}
