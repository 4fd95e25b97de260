import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashFile, hashFiles, hasChangedSince, hashText } from './cache/hash-files.ts';
import type { Store } from './cache/store.ts';

/** A build, as far as the next one must know it to tell whether anything has changed. */
export interface BuildStampOptions {
  readonly store: Store;
  /** Absolute folder of the output. */
  readonly outDir: string;
  /** Absolute files and folders that every build reads. */
  readonly inputs: readonly string[];
  /** Everything else that decides what is built: environment, versions. */
  readonly settings: unknown;
  /** When the build began to read, in milliseconds since 1970. */
  readonly started: number;
}

/** The stamp of a finished build. */
interface BuildStamp {
  readonly inputs: string;
  /** Files outside `inputs` that this build read, by absolute path, each with its hash. */
  readonly files: Readonly<Record<string, string>>;
  readonly output: string;
  /** The build's warnings, so that they are not lost when it is not repeated. */
  readonly report: string;
}

/** What the last build said, when its output is still there and nothing that it read has changed; otherwise undefined. */
export function findCurrentBuild(
  options: BuildStampOptions,
): { readonly report: string } | undefined {
  const stamp = options.store.read(keyOf(options)) as BuildStamp | undefined;
  const isCurrent =
    stamp !== undefined &&
    stamp.output === describeOutput(options.outDir) &&
    stamp.inputs === hashFiles(options.inputs) &&
    Object.entries(stamp.files).every(([file, hash]) => hashFile(file) === hash);
  return isCurrent ? { report: stamp.report } : undefined;
}

/** Remembers a finished build; `read` are the files that it read besides the inputs. A build during which one of its files was saved is not remembered: it may have read the file before. */
export function stampBuild(
  options: BuildStampOptions,
  read: Iterable<string>,
  report: string,
): void {
  const { store, inputs, outDir, started } = options;
  const further = [...new Set(read)]
    .filter((file) => existsSync(file) && !inputs.some((input) => isBelow(file, input)))
    .sort();
  const stamp: BuildStamp = {
    inputs: hashFiles(inputs),
    files: Object.fromEntries(further.map((file) => [file, hashFile(file)])),
    output: describeOutput(outDir),
    report,
  };
  // Looked at last, so that nothing can change between this and the hashes.
  if (!hasChangedSince([...inputs, ...further], started)) store.write(keyOf(options), stamp);
}

function keyOf({ outDir, settings }: BuildStampOptions): string {
  return JSON.stringify(['build', outDir, settings]);
}

function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}

/** Names, sizes and times of all files of the output: reading them all would take longer than it is worth. */
function describeOutput(outDir: string): string {
  if (!existsSync(outDir)) return '';
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const lines = entries.map((entry) => {
    const { size, mtimeMs } = statSync(path.join(entry.parentPath, entry.name));
    return `${path.relative(outDir, entry.parentPath)}/${entry.name} ${size} ${mtimeMs}`;
  });
  return hashText(lines.sort().join('\n'));
}
