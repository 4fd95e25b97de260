import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../scripts/run-until-stopped.mjs');

/** Starts a program that runs another one with `runUntilStopped`. */
const start = (inner: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { runUntilStopped } from ${JSON.stringify(pathToFileURL(script).href)};
    process.exit(await runUntilStopped(['--eval', ${JSON.stringify(inner)}]));`,
  ]);

it('a program that is asked to stop also stops the one that it runs', async () => {
  const outer = start('console.log(process.pid); setInterval(() => {}, 1000)');
  const [pid] = (await once(outer.stdout, 'data')) as [Buffer];
  outer.kill('SIGTERM');
  await once(outer, 'exit');
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});

it('the exit code of the program is passed on', async () => {
  const [code] = (await once(start('process.exit(3)'), 'exit')) as [number];
  expect(code).toBe(3);
});
