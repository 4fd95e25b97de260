import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import path from 'node:path';

/** The result of a run. */
export interface GeneratorRun {
  readonly output: string;
  readonly failed: boolean;
}

/**
 * The reference generator in a separate process. The process is reused, because it has read
 * everything after its first run.
 */
export interface Generator {
  /** Generates the reference; must not be called again before it has finished. */
  run(): Promise<GeneratorRun>;
  /** Ends the process; a run in progress then reports a failure. */
  stop(): void;
}

/** Starts the reference generator at low priority, so that it does not delay a requested page. */
export function startGenerator(root: string): Generator {
  let child: ReturnType<typeof fork> | undefined;
  return {
    run: () => {
      // If the generator found nothing to do or failed, its process has exited.
      const isRunning = child?.connected === true;
      child = isRunning && child ? child : startProcess(root);
      const ended = endOf(child);
      if (isRunning) child.send('again');
      return ended;
    },
    stop: () => child?.kill(),
  };
}

function startProcess(root: string): ReturnType<typeof fork> {
  // Authors who document their own sources will edit them, so load the compiler now instead of at
  // the first save.
  const args = process.env.DOCS_API_SOURCE === undefined ? [] : ['--force'];
  const child = fork(path.join(root, 'scripts/api.mjs'), args, {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  lowerPriority(child.pid);
  return child;
}

/** Waits for a run to end: with a message, or with the end of the process. */
async function endOf(child: ReturnType<typeof fork>): Promise<GeneratorRun> {
  let output = '';
  const add = (data: Buffer) => void (output += data.toString());
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  const ended = new AbortController();
  const { signal } = ended;
  try {
    return await Promise.race([
      once(child, 'message', { signal }).then(([run]) => run as GeneratorRun),
      once(child, 'close', { signal }).then(([code]) => ({
        output: output.trim(),
        failed: code !== 0,
      })),
    ]);
  } catch (error) {
    return { output: (error as Error).message, failed: true };
  } finally {
    ended.abort();
    child.stdout?.off('data', add);
    child.stderr?.off('data', add);
  }
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, 10);
  } catch {
    // Either the process has already exited, or the system does not allow this and the process runs
    // at normal priority.
  }
}
