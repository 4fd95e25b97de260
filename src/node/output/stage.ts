import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { checkOutDir, type ProjectFolders } from '../config/project-folders.ts';
import { BuildError } from '../report/build-error.ts';
import { writeOutput } from './write-output.ts';
import { readText, takeLock } from './build-lock.ts';
import { markFile, realPath } from '../config/output-folder.ts';

/** Where a build works until all is well. */
export interface Stage {
  /** Absolute folder beside the output that everything below is in. */
  readonly folder: string;
  /** The site that will become the output. */
  readonly siteDir: string;
  /** The bundle that renders pages; it is never published. */
  readonly serverDir: string;
}

/** The stage of an output folder: a hidden folder beside it, so that a rename can publish what is in it. */
export function stageOf(outDir: string): Stage {
  const target = realPath(outDir);
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.building`);
  return { folder, siteDir: path.join(folder, 'site'), serverDir: path.join(folder, 'server') };
}

/** The part of a stage that one language is built in; its folder below the output is empty for the default one. */
export function localeStage(stage: Stage, outputPath: string): Stage {
  return {
    ...stage,
    siteDir: path.join(stage.siteDir, outputPath),
    serverDir: path.join(stage.serverDir, outputPath),
  };
}

/**
 * Lets `build` write into the stage, and replaces the output by it when that went well. Whatever happens instead, an
 * error, a signal or the end of the process, the output stays as it was and the stage is removed; what a killed build
 * has left is removed by the next one. Throws a `BuildError` when the folder must not be replaced or another build is at it.
 */
export async function publishFromStage<Result>(
  folders: ProjectFolders,
  build: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const refusal = checkOutDir(folders);
  if (refusal) throw new BuildError([refusal]);
  const stage = stageOf(folders.outDir);
  const parent = path.dirname(stage.folder);
  const created = mkdirSync(parent, { recursive: true });
  claim(stage, folders.outDir);
  const discard = (): void => {
    remove(stage.folder);
    if (created !== undefined) removeEmpty(parent, created);
  };
  const stopListening = onEnd(discard);
  try {
    const result = await build(stage);
    publish(stage, realPath(folders.outDir));
    return result;
  } finally {
    moveAway(stage.folder);
    // Thousands of folders one after the other take several times as long.
    await Promise.all(listMoved(stage.folder).map((folder) => rm(folder, removal)));
    discard();
    stopListening();
  }
}

/** Makes the stage this build's own, and clears away what a killed build has left. */
function claim(stage: Stage, outDir: string): void {
  const { holder, text } = takeLock(path.join(stage.folder, 'lock'));
  if (text === undefined) return;
  if (holder !== undefined)
    throw new BuildError([
      {
        message: `Another build is writing ${outDir}: the process ${holder}.`,
        hint: 'Wait until it has finished, or name another folder in DOCS_OUT_DIR.',
        severity: 'error',
        position: { file: outDir },
      },
    ]);
  const left = moveAway(stage.folder);
  if (left !== undefined) takeOver({ stage, left, text, outDir: realPath(outDir) });
  claim(stage, outDir);
}

/** What a killed build has left, moved out of the way. */
interface Leftover {
  readonly stage: Stage;
  readonly left: string;
  /** What its lock said. */
  readonly text: string;
  readonly outDir: string;
}

/** Removes it; the older output comes back where the build was killed between the two renames of `publish`. */
function takeOver({ stage, left, text, outDir }: Leftover): void {
  // A third build may have been quicker, and this is its stage.
  if (readText(path.join(left, 'lock')) !== text) return renameSync(left, stage.folder);
  const previous = path.join(left, 'previous');
  if (existsSync(previous) && !existsSync(outDir)) renameSync(previous, outDir);
  removeMoved(stage.folder);
}

/** Two renames, one right after the other; the older output comes back when the second fails. */
function publish({ folder, siteDir }: Stage, outDir: string): void {
  writeOutput(
    path.join(siteDir, markFile),
    'The build of the documentation wrote this folder, and the next build replaces it.\n',
  );
  const previous = path.join(folder, 'previous');
  if (existsSync(outDir)) renameSync(outDir, previous);
  try {
    renameSync(siteDir, outDir);
  } catch (error) {
    if (existsSync(previous)) renameSync(previous, outDir);
    throw error;
  }
}

/** Removes a stage, its lock first of all. */
function remove(folder: string): void {
  moveAway(folder);
  removeMoved(folder);
}

/** Moves a stage to a name of its own, at once; undefined when somebody else has done so. */
function moveAway(folder: string): string | undefined {
  const target = `${folder}-${process.pid}-${Date.now()}`;
  try {
    renameSync(folder, target);
    return target;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

const removal = { recursive: true, force: true, maxRetries: 3 } as const;

/** Removes the stages that were moved away. */
function removeMoved(folder: string): void {
  for (const moved of listMoved(folder)) rmSync(moved, removal);
}

/** The stages that were moved away, by this build or by one that was killed meanwhile. */
function listMoved(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return readdirSync(parent)
    .filter((name) => name.startsWith(`${path.basename(folder)}-`))
    .map((name) => path.join(parent, name));
}

/** Removes empty folders from `folder` up to `last`. */
function removeEmpty(folder: string, last: string): void {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  if (folder !== last) removeEmpty(path.dirname(folder), last);
}

/** Calls back when the process ends before the returned function is called, by itself or by a signal that it can notice. */
function onEnd(callback: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  const exit = (signal: (typeof signals)[number]): void =>
    process.exit(128 + constants.signals[signal]);
  process.on('exit', callback);
  for (const signal of signals) process.on(signal, exit);
  return () => {
    process.off('exit', callback);
    for (const signal of signals) process.off(signal, exit);
  };
}
