import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';

/** Absolute path of the repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Folder for everything that benchmarks write except their reports. It is outside the project,
 * where no dev server watches it.
 */
export const temporary = path.join(os.tmpdir(), 'cursorless-docs-bench');

/** Cost of running a command once. */
export interface RunCost {
  readonly seconds: number;
  /** Peak resident memory in bytes. */
  readonly memory: number;
  /** Processor time in seconds, of all threads. */
  readonly processor: number;
}

/** A program to run and measure. */
interface Program {
  /** The Node binary to run it with. */
  readonly node?: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Extra environment variables. */
  readonly environment: Readonly<Record<string, string>>;
  /** Time limit in seconds. Default: none. */
  readonly limit?: number;
}

/**
 * Thrown when a program is stopped; the message is the reason in two or three words, for a table.
 */
export class ProgramStopped extends Error {}

/**
 * Runs and measures one of the project's programs, through tsx if it is TypeScript. Rejects with
 * the end of its output if it fails.
 */
export function measureRun(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunCost> {
  return measureProgram({
    args: [...(script.endsWith('.ts') ? ['--import', 'tsx'] : []), path.join(root, script)],
    cwd: root,
    environment,
  });
}

/**
 * Runs and measures a Node program; memory and processor time are those of its main process.
 * Rejects with the end of its output if it fails, and with `ProgramStopped` if it exceeds its time
 * limit or runs out of memory.
 */
export async function measureProgram({
  node = process.execPath,
  args,
  cwd,
  environment,
  limit,
}: Program): Promise<RunCost> {
  mkdirSync(temporary, { recursive: true });
  const memoryFile = path.join(temporary, 'memory');
  const start = performance.now();
  const child = spawn(
    node,
    ['--import', path.join(root, 'bench/support/report-memory.mjs'), ...args],
    {
      cwd,
      detached: true,
      env: {
        ...process.env,
        ...environment,
        BENCH_MEMORY: memoryFile,
        NODE_OPTIONS: '--max-old-space-size=8192',
      },
    },
  );
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  let isLate = false;
  const timer =
    limit &&
    setTimeout(() => {
      isLate = true;
      // Stops the whole process group, because a program may have started others.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    }, limit * 1000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  if (isLate) throw new ProgramStopped(`over ${limit} s`);
  if (/heap out of memory|out of memory/i.test(output) && code !== 0)
    throw new ProgramStopped('out of memory');
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${output.slice(-4000)}`);
  return {
    seconds: (performance.now() - start) / 1000,
    ...(JSON.parse(readFileSync(memoryFile, 'utf8')) as Omit<RunCost, 'seconds'>),
  };
}

/**
 * Returns the total size of a folder's files in bytes, optionally limited to files with a given
 * extension.
 */
export function folderSize(folder: string, ending = ''): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** Gzipped bytes that a browser downloads before a page is interactive, by kind. */
export interface FirstLoad {
  readonly html: number;
  readonly js: number;
  readonly css: number;
}

/**
 * Adds up the first load of a built page: its HTML, its module scripts and preloaded modules with
 * all their static imports, and its styles.
 */
export function firstLoad(outDir: string, baseUrl: string, page: string): FirstLoad {
  const html = readFileSync(path.join(outDir, page, 'index.html'), 'utf8');
  const scripts = new Set<string>();
  const collect = (file: string): void => {
    if (scripts.has(file)) return;
    scripts.add(file);
    const code = readFileSync(path.join(outDir, file), 'utf8');
    for (const [, specifier = ''] of code.matchAll(/(?:from|import)\s*["'](\.\/[^"']+\.js)["']/g))
      collect(path.join(path.dirname(file), specifier));
  };
  for (const [, src = ''] of html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g))
    collect(src.slice(baseUrl.length));
  for (const [, href = ''] of html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g))
    collect(href.slice(baseUrl.length));
  const styles = new Set(
    [...html.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"/g)].map((match) =>
      (match[1] ?? '').slice(baseUrl.length),
    ),
  );
  const gzip = (file: string): number =>
    gzipSync(readFileSync(path.join(outDir, file)), { level: 9 }).byteLength;
  const total = (files: Iterable<string>): number =>
    [...files].reduce((sum, file) => sum + gzip(file), 0);
  return { html: gzipSync(html, { level: 9 }).byteLength, js: total(scripts), css: total(styles) };
}

/** Returns the median, or the upper of the two middle numbers; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
