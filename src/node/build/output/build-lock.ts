import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An existing lock: its text, and the process that holds it, unless that process has ended. */
export interface LockState {
  readonly text?: string;
  readonly holder?: number;
}

/**
 * Takes a lock for this process, or returns its holder. The lock names its process, so a process
 * that has ended, for whatever reason, holds nothing. Throws the file system's error if the lock
 * cannot be written.
 */
export function takeLock(file: string): LockState {
  makeFolder(path.dirname(file));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, describe(process.pid));
  try {
    // A link appears atomically with its text, whereas a file that is opened and then written would
    // be empty for a moment.
    linkSync(draft, file);
    return {};
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const text = readText(file);
    const holder = Number.parseInt(text, 10);
    return text === describe(holder) ? { text, holder } : { text };
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Creates a folder in an existing one. Node's own `recursive` reports ENOENT on a read-only disk. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Returns the text of a file; empty if it is gone. */
export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Identifies a running process by id and start time, since ids are reused; by id only on systems without start times. */
function describe(pid: number): string {
  return `${pid} ${isRunning(pid) ? startOf(pid) : 'ended'}\n`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the start time of a process in clock ticks since boot: field 22 of proc(5). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
