import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import path from 'node:path';

interface GeneratorRun {
  readonly output: string;
  readonly failed: boolean;
}

/**
 * Milliseconds after which the generator starts even if no page has been opened. If it started
 * earlier, it would compete with the first page.
 */
const startLimit = 3_000;

/** Milliseconds within which saves are combined into one run. */
const together = 50;

/**
 * Runs the reference generator in a separate process, one run at a time, and at low priority, so
 * that it does not delay a requested page. The process is reused, because it keeps what its first
 * run has read.
 */
export function startGenerator(root: string, onEnd: (run: GeneratorRun) => Promise<void>) {
  let child: ReturnType<typeof fork> | undefined;
  let state: 'waiting' | 'running' | 'done' = 'waiting';
  let [isStale, isStopped] = [false, false];
  let saved: NodeJS.Timeout | undefined;

  async function generate(): Promise<void> {
    state = 'running';
    isStale = false;
    // If the generator found nothing to do or failed, its process has exited.
    const isReused = child?.connected === true;
    child = isReused && child ? child : startProcess(root);
    const ended = endOf(child);
    if (isReused) child.send('again');
    const run = await ended;
    if (isStopped) return;
    await onEnd(run);
    if (isStale) return generate();
    state = 'done';
  }
  const start = (): void => {
    if (state === 'waiting') void generate();
  };
  const timer = setTimeout(start, startLimit);
  return {
    start,
    /** Starts another run after the current one; does nothing before the first run. */
    repeat() {
      isStale = true;
      clearTimeout(saved);
      if (state === 'done') saved = setTimeout(() => void generate(), together);
    },
    /** Ends the process without reporting a run in progress. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
      clearTimeout(saved);
      child?.kill();
    },
  };
}

function startProcess(root: string) {
  // Authors who document their own sources will edit them, so load the compiler now instead of at
  // the first save.
  const args = process.env.DOCS_API_SOURCE === undefined ? [] : ['--force'];
  const child = fork(path.join(root, 'scripts/api.mjs'), args, {
    cwd: root,
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, 10);
  } catch {
    // Either the process has already exited, or the system does not allow this and the process runs
    // at normal priority.
  }
  return child;
}

/** Waits until the process reports the end of a run or exits. */
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
