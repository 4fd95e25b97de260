import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashFile, hashFiles, hasChangedSince, hashText } from '../base/cache/hash-files.ts';
import { keep, recall } from '../base/cache/remember.ts';
import type { Store } from '../base/cache/store.ts';
import { isInside } from '../base/files/is-inside.ts';
import { listFiles } from '../base/files/list-files.ts';

/** The inputs of a build, recorded so that the next build can detect changes. */
export interface BuildStampOptions {
  readonly store: Store;
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** Absolute paths of the files and folders that every build reads. */
  readonly inputs: readonly string[];
  /** Everything else that affects the output: environment variables and versions. */
  readonly settings: unknown;
  /** When the build started reading, in milliseconds since 1970. */
  readonly started: number;
}

/**
 * Returns the last build's report if neither its output nor anything that it read has changed;
 * otherwise undefined.
 */
export function findCurrentBuild(
  options: BuildStampOptions,
): { readonly report: string } | undefined {
  return recall(options.store, keyOf(options), (question) => answer(question, options));
}

/**
 * Records a finished build. `read` lists files that it read in addition to the inputs. Does nothing
 * if any file was saved during the build, because the build may have read the old version.
 */
export function stampBuild(
  options: BuildStampOptions,
  read: Iterable<string>,
  report: string,
): void {
  const { store, inputs, started } = options;
  const further = [...new Set(read)].filter(
    (file) => existsSync(file) && !inputs.some((input) => isInside(file, input)),
  );
  // The output comes first, because checking it is faster than reading the rest.
  const questions = ['output', 'inputs', ...further.sort()];
  const answers = Object.fromEntries(questions.map((name) => [name, answer(name, options)]));
  // Checked last, so that a change made while the hashes were computed is noticed.
  if (!hasChangedSince([...inputs, ...further], started))
    keep(store, keyOf(options), { value: { report }, answers });
}

function answer(question: string, { inputs, outDir }: BuildStampOptions) {
  if (question === 'inputs') return hashFiles(inputs);
  if (question !== 'output') return hashFile(question);
  // Hashes names, sizes and modification times, because reading every file would take too long.
  const lines = listFiles(outDir).map((file) => {
    const { size, mtimeMs } = statSync(path.join(outDir, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  return lines.length === 0 ? '' : hashText(lines.sort().join('\n'));
}

function keyOf({ outDir, settings }: BuildStampOptions) {
  return JSON.stringify(['build', outDir, settings]);
}
