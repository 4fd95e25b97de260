import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from './site/page-cache.ts';

/** A build, as far as the next one must know it to tell whether anything has changed. */
export interface BuildStampOptions {
  /** Absolute path of the file that the stamp is kept in. */
  readonly file: string;
  /** Absolute folder of the output. */
  readonly outDir: string;
  /** Absolute files and folders that every build reads. */
  readonly inputs: readonly string[];
  /** Everything else that decides what is built: environment, versions. */
  readonly settings: unknown;
}

/** The stamp of a finished build. */
interface BuildStamp {
  readonly inputs: string;
  /** Files outside `inputs` that this build read, by absolute path, each with its hash. */
  readonly files: Readonly<Record<string, string>>;
  readonly output: string;
  /** What the build had to say, so that its warnings are not lost when it is not repeated. */
  readonly report: string;
}

/** What the last build said, when its output is still there and nothing that it read has changed; otherwise undefined. */
export function findCurrentBuild(
  options: BuildStampOptions,
): { readonly report: string } | undefined {
  if (!existsSync(options.file)) return undefined;
  const stamp = JSON.parse(readFileSync(options.file, 'utf8')) as BuildStamp;
  const isCurrent =
    stamp.output === describeOutput(options.outDir) &&
    stamp.inputs === hashInputs(options) &&
    Object.entries(stamp.files).every(([file, hash]) => hashFiles([file]) === hash);
  return isCurrent ? { report: stamp.report } : undefined;
}

/** Remembers a finished build; `read` are the files that it read besides the inputs. */
export function stampBuild(
  options: BuildStampOptions,
  read: Iterable<string>,
  report: string,
): void {
  const further = [...new Set(read)]
    .filter((file) => existsSync(file) && !options.inputs.some((input) => isBelow(file, input)))
    .sort();
  const stamp: BuildStamp = {
    inputs: hashInputs(options),
    files: Object.fromEntries(further.map((file) => [file, hashFiles([file])])),
    output: describeOutput(options.outDir),
    report,
  };
  mkdirSync(path.dirname(options.file), { recursive: true });
  writeFileSync(options.file, JSON.stringify(stamp));
}

function hashInputs({ inputs, settings }: BuildStampOptions): string {
  return `${hashFiles(inputs)} ${JSON.stringify(settings)}`;
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
  return createHash('sha1').update(lines.sort().join('\n')).digest('hex');
}
