import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderSize, measureProgram, ProgramStopped, type RunCost } from '../support/measure.ts';
import type { Figure } from './figures.ts';
import type { Peer } from './peer.ts';

/**
 * Costs of a system's builds: times in seconds, memory and output size in bytes. If a build did not
 * finish, each of its figures is the reason instead.
 */
export interface BuildFigures {
  readonly cold: Figure;
  /** Processor time of the cold build. */
  readonly processor: Figure;
  readonly edited?: Figure;
  readonly added?: Figure;
  readonly unchanged?: Figure;
  readonly memory: Figure;
  readonly size: Figure;
}

interface BuildOptions {
  /** Seconds after which a build is stopped. */
  readonly limit: number;
  /** Whether to measure only the cold build. */
  readonly isColdOnly: boolean;
}

/**
 * Builds a system from scratch if nothing is left of earlier builds, then after one edit, after a
 * new page, and with nothing changed. Reports failures on stderr.
 */
export async function measureBuilds(
  peer: Peer,
  { limit, isColdOnly }: BuildOptions,
): Promise<BuildFigures> {
  const run = (): Promise<RunCost | string> => build(peer, limit);
  const cold = await run();
  if (typeof cold === 'string') return { cold, processor: cold, memory: cold, size: cold };
  const size = folderSize(path.resolve(peer.folder, peer.output));
  const { seconds, processor, memory } = cold;
  const figures = { cold: seconds, processor, memory, size };
  if (isColdOnly) return figures;
  const source = path.resolve(peer.folder, peer.sources.glossary);
  const page = path.join(path.dirname(source), 'a-new-page.md');
  const text = readFileSync(source, 'utf8');
  try {
    writeFileSync(source, `${text}\nOne more line.\n`);
    const edited = toSeconds(await run());
    writeFileSync(page, '---\ntitle: A new page\n---\n\nIts text.\n');
    const added = toSeconds(await run());
    return { ...figures, edited, added, unchanged: toSeconds(await run()) };
  } finally {
    writeFileSync(source, text);
    rmSync(page, { force: true });
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
