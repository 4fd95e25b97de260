import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './install.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Calls back when npm's shell has exited, because npm passes a signal only to that shell, which
 * does not notify the program it runs. Returns a function that stops watching.
 */
function whenOrphaned(callback) {
  if (process.env.npm_lifecycle_event === undefined) return () => undefined;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) callback();
  }, 500);
  return () => clearInterval(timer);
}

/**
 * Runs a Node program in the project's folder and shows its output; stops it when this process is
 * asked to stop. Resolves with its exit code.
 */
export function runUntilStopped(args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const stopWatching = whenOrphaned(() => pass('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      for (const name of signals) process.off(name, pass);
      stopWatching();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}
