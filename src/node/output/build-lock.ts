import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A lock that already existed: its text, and the process that holds it, unless that has ended. */
export interface LockState {
  readonly text?: string;
  readonly holder?: number;
}

/**
 * Takes a lock for this process, or returns who holds it. The lock names its process, so one that has
 * died, however it died, holds nothing. Throws what the file system says when it cannot be written.
 */
export function takeLock(file: string): LockState {
  makeFolder(path.dirname(file));
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, describe(process.pid));
  try {
    // A link appears with its text, all at once; a file that is opened and then written would be empty for a moment.
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

/** Makes a folder in one that exists. Node's own `recursive` says ENOENT where the disk can only be read. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Text of a file; empty when it is gone. */
export function readText(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** A running process by id and start, since ids are used again; on systems that do not tell the start, by id alone. */
function describe(pid: number): string {
  return `${pid} ${isRunning(pid) ? startOf(pid) : 'ended'}\n`;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, for somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Start of a process in ticks of the clock since the machine was started: field 22 of proc(5). */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
