import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { environmentProblem } from '#shared/config/environment.ts';
import type { Problem } from '#shared/problem.ts';
import { isInside, realPath } from '#node/base/files/is-inside.ts';

/**
 * Name of the marker file in every output folder. The file says which program may replace the
 * folder.
 */
export const markFile = '.docs-output';

/** A folder that a program is about to replace. */
export interface OutputFolder {
  /** Absolute path. */
  readonly folder: string;
  /** The environment variable that names the folder, for error messages. */
  readonly variable: string;
  /** Absolute path of the project folder. */
  readonly root: string;
  /**
   * Absolute paths of the folders that the output folder must not equal, contain or be inside:
   * sources and caches.
   */
  readonly sources: readonly string[];
  /** Name of the marker file that earlier builds left in the folder. Default: `markFile`. */
  readonly mark?: string;
}

/**
 * Returns a problem if a folder must not be replaced. A folder may be replaced if it is missing,
 * empty or marked by an earlier build, and is not needed for anything else.
 */
export function checkOutputFolder(output: OutputFolder): Problem | undefined {
  const reason = placeProblem(output) ?? contentProblem(output);
  return reason === undefined
    ? undefined
    : environmentProblem(
        output.variable,
        `names a folder that cannot be replaced: ${output.folder} ${reason}`,
        'Name a folder that does not exist yet, or one that an earlier build has written. Nothing was touched.',
      );
}

function placeProblem({ folder, root, sources }: OutputFolder) {
  const target = realPath(folder);
  if (isInside(realPath(root), target)) return 'is the project or contains it';
  if (isInside(realPath(os.homedir()), target)) return 'is your home folder or contains it';
  for (const source of sources.map(realPath)) {
    if (isInside(source, target)) return `contains ${source}, which the build needs`;
    if (isInside(target, source)) return `is inside ${source}, which the build needs`;
  }
  return undefined;
}

function contentProblem({ folder, mark = markFile }: OutputFolder): string | undefined {
  if (isBelowFile(folder)) return 'is below a file';
  if (!lstatSync(folder, { throwIfNoEntry: false })) return undefined;
  if (!existsSync(folder)) return 'is a broken link';
  if (!statSync(folder).isDirectory()) return 'is a file';
  const names = readdirSync(folder);
  if (names.includes('.git')) return 'is a repository';
  return names.length === 0 || names.includes(mark)
    ? undefined
    : 'has files that were not written by a build';
}

/** Whether any ancestor of a path is a file rather than a folder. */
function isBelowFile(file: string) {
  const parent = path.dirname(file);
  if (existsSync(parent)) return !statSync(parent).isDirectory();
  return isBelowFile(parent);
}
