import { errorAt } from '#shared/problem.ts';
import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { makeFolder } from '#node/site/config/make-folder.ts';
import { checkOutDir, type ProjectFolders } from '#node/site/config/project-folders.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { writeOutput } from '#node/base/files/write-output.ts';
import { readText, takeLock } from './build-lock.ts';
import { markFile } from '#node/site/config/output-folder.ts';
import { realPath } from '#node/base/files/is-inside.ts';

/** The folders in which a build works until it succeeds. */
export interface Stage {
  /** Absolute path of the staging folder, next to the output. */
  readonly folder: string;
  /** The site that will become the output. */
  readonly siteDir: string;
  /** The bundle that renders pages, which is never published. */
  readonly serverDir: string;
}

/**
 * Returns the stage of an output folder: a hidden sibling, so that a rename can publish its
 * contents.
 */
export function stageOf(outDir: string): Stage {
  const target = realPath(outDir);
  const folder = path.join(path.dirname(target), `.${path.basename(target)}.building`);
  return { folder, siteDir: path.join(folder, 'site'), serverDir: path.join(folder, 'server') };
}

/** Returns a language's part of a stage; its output folder is empty for the default language. */
export function localeStage(stage: Stage, outputPath: string): Stage {
  return {
    ...stage,
    siteDir: path.join(stage.siteDir, outputPath),
    serverDir: path.join(stage.serverDir, outputPath),
  };
}

/**
 * Lets `build` write to the stage and replaces the output on success. After an error, a signal or
 * the end of the process, the output is unchanged and the stage is removed; leftovers of a killed
 * build are removed by the next one. Throws a `BuildError` if the folder must not be replaced or
 * another build is running.
 */
export async function publishFromStage<Result>(
  folders: ProjectFolders,
  build: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const refusal = checkOutDir(folders);
  if (refusal) throw new BuildError([refusal]);
  const stage = stageOf(folders.outDir);
  const parent = path.dirname(stage.folder);
  const created = makeFolder(parent);
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
    // Creating thousands of folders one at a time takes several times as long.
    await Promise.all(listMoved(stage.folder).map((folder) => rm(folder, removal)));
    discard();
    stopListening();
  }
}

/** Claims the stage for this build and clears the leftovers of a killed build. */
function claim(stage: Stage, outDir: string): void {
  const { holder, text } = takeLock(path.join(stage.folder, 'lock'));
  if (text === undefined) return;
  if (holder !== undefined)
    throw new BuildError([
      errorAt(
        { file: outDir },
        `Another build is writing ${outDir}: the process ${holder}.`,
        'Wait until it has finished, or name another folder in DOCS_OUT_DIR.',
      ),
    ]);
  const left = moveAway(stage.folder);
  // A third build may have been faster and may own this stage now.
  if (left !== undefined && readText(path.join(left, 'lock')) !== text)
    renameSync(left, stage.folder);
  else if (left !== undefined) {
    restore(left, realPath(outDir));
    removeMoved(stage.folder);
  }
  claim(stage, outDir);
}

/** Restores the old output if a build was killed between the two renames of `publish`. */
function restore(left: string, outDir: string): void {
  const previous = path.join(left, 'previous');
  if (existsSync(previous) && !existsSync(outDir)) renameSync(previous, outDir);
}

/** Renames twice in a row; restores the old output if the second rename fails. */
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

/** Removes a stage, its lock first. */
function remove(folder: string): void {
  moveAway(folder);
  removeMoved(folder);
}

/** Renames a stage atomically; returns undefined if another process already has. */
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

/** Lists stages that were moved away by this build or by one killed in the meantime. */
function listMoved(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return readdirSync(parent)
    .filter((name) => name.startsWith(`${path.basename(folder)}-`))
    .map((name) => path.join(parent, name));
}

/** Removes empty folders, from `folder` up to `last`. */
function removeEmpty(folder: string, last: string): void {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  if (folder !== last) removeEmpty(path.dirname(folder), last);
}

/**
 * Calls back if the process exits or receives a signal that it can handle before the returned
 * function is called.
 */
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
