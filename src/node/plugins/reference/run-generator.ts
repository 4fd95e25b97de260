import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import path from 'node:path';

/** How a run of the generator of the reference ended. */
interface GeneratorRun {
  /** Output of both streams. */
  readonly output: string;
  readonly failed: boolean;
}

/** A run of the generator that is under way. */
export interface RunningGenerator {
  readonly done: Promise<GeneratorRun>;
  /** Stops it; `done` then reports a failure. */
  stop(): void;
}

/** Starts the reference generator in its own process at low priority, so that it does not delay a requested page. */
export function runGenerator(root: string): RunningGenerator {
  const args = ['--import', 'tsx', path.join(root, 'api-gen/generate.ts')];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  lowerPriority(child.pid);
  let output = '';
  child.stdout.on('data', (data: Buffer) => (output += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output += data.toString()));
  const done = new Promise<GeneratorRun>((resolve) => {
    child.on('error', ({ message }) => resolve({ output: message, failed: true }));
    child.on('close', (code) => resolve({ output: output.trim(), failed: code !== 0 }));
  });
  return { done, stop: () => child.kill() };
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10);
  } catch {
    // It has ended already, or the system does not allow it: then it runs at normal priority.
  }
}
