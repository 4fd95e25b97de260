import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { constants } from 'node:os';
import path from 'node:path';
import { makeFolder } from '#node/site/config/make-folder.ts';
import { checkOutDir, type ProjectFolders } from '#node/site/config/project-folders.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { writeOutput } from '#node/base/files/write-output.ts';
import { markFile } from '#node/site/config/output-folder.ts';
import { realPath } from '#node/base/files/is-inside.ts';

/** Folders of a build in progress. */
export type StagingFolders = ReturnType<typeof stageOf>;

/**
 * Returns this process's staging folders for an output folder. They are in a hidden folder next to
 * the output folder, so that the site can be published by renaming.
 */
export function stageOf(outDir: string) {
  const target = realPath(outDir);
  const folder = path.join(
    path.dirname(target),
    `.${path.basename(target)}.building-${process.pid}`,
  );
  return {
    /** Absolute path of the staging folder, next to the output. */
    folder,
    /** Folder of the site that will become the output. */
    siteDir: path.join(folder, 'site'),
    /** Folder of the bundle that renders pages. The bundle is never published. */
    serverDir: path.join(folder, 'server'),
    /** Folder of the last output, whose unchanged files are reused. */
    lastDir: target,
  };
}

/**
 * Returns one language's subfolders of the staging folders. `outputPath` is empty for the default
 * language.
 */
export function localeStage(stage: StagingFolders, outputPath: string): StagingFolders {
  return {
    ...stage,
    siteDir: path.join(stage.siteDir, outputPath),
    serverDir: path.join(stage.serverDir, outputPath),
    lastDir: path.join(stage.lastDir, outputPath),
  };
}

/**
 * Runs `build` with staging folders, and replaces the output if it succeeds. If it fails or the
 * process ends, the output stays unchanged and the staging folders are removed. Leftovers of a
 * killed build are removed by the next build. Throws a `BuildError` if the output folder must not
 * be replaced.
 */
export async function publishFromStage<Result>(
  folders: ProjectFolders,
  build: (stage: StagingFolders) => Promise<Result>,
): Promise<Result> {
  const refusal = checkOutDir(folders);
  if (refusal) throw new BuildError([refusal]);
  const stage = stageOf(folders.outDir);
  const parent = path.dirname(stage.folder);
  const created = makeFolder(parent);
  const outDir = realPath(folders.outDir);
  clearLeftovers(stage, outDir);
  const discard = () => {
    rmSync(stage.folder, removal);
    if (created !== undefined) removeEmpty(parent, created);
  };
  const stopListening = onEnd(discard);
  try {
    const result = await build(stage);
    publish(stage, outDir);
    return result;
  } finally {
    // The asynchronous removal comes first, because removing thousands of folders one at a time
    // takes several times as long.
    await rm(stage.folder, removal);
    discard();
    stopListening();
  }
}

/**
 * Removes what killed builds have left behind, and restores the output if a build was killed
 * between the two renames in `publish`. A folder with this process's id was left by an earlier
 * process with the same id.
 */
function clearLeftovers({ folder }: StagingFolders, outDir: string) {
  const parent = path.dirname(folder);
  const prefix = folder.slice(0, -String(process.pid).length);
  for (const left of readdirSync(parent).map((name) => path.join(parent, name))) {
    const id = left.startsWith(prefix) ? Number(left.slice(prefix.length)) : Number.NaN;
    if (!Number.isInteger(id) || (id !== process.pid && isRunning(id))) continue;
    const previous = path.join(left, 'previous');
    if (existsSync(previous) && !existsSync(outDir)) renameSync(previous, outDir);
    rmSync(left, removal);
  }
}

function isRunning(id: number) {
  try {
    return process.kill(id, 0);
  } catch (error) {
    // `EPERM` means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Moves the old output aside and the new one into place. Restores the old output if the second
 * rename fails.
 */
function publish({ folder, siteDir }: StagingFolders, outDir: string) {
  writeOutput(
    path.join(siteDir, markFile),
    'The build of the documentation wrote this folder, and the next build replaces it.\n',
  );
  const previous = path.join(folder, 'previous');
  if (existsSync(outDir)) renameSync(outDir, previous);
  try {
    renameSync(siteDir, outDir);
  } catch (error) {
    if (existsSync(previous) && !existsSync(outDir)) renameSync(previous, outDir);
    throw error;
  }
}

const removal = { recursive: true, force: true, maxRetries: 3 } as const;

/** Removes empty folders, from `folder` up to and including `last`. */
function removeEmpty(folder: string, last: string) {
  if (!existsSync(folder) || readdirSync(folder).length > 0) return;
  rmdirSync(folder);
  if (folder !== last) removeEmpty(path.dirname(folder), last);
}

/**
 * Runs a callback when the process exits, and makes SIGINT, SIGTERM and SIGHUP exit the process.
 * Returns a function that undoes both.
 */
function onEnd(callback: () => void) {
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
