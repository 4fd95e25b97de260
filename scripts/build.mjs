// npm run build: the API reference where it is not current, and then the site.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { openBuildCode } from './open-build-code.mjs';

const root = path.resolve(import.meta.dirname, '..');
const load = await openBuildCode(root);
const { isReferenceCurrent } = await load('reference');

if (!isReferenceCurrent(process.env, path.join(root, 'api-gen'))) {
  const made = new AbortController();
  const [code] = await Promise.all([
    generate().finally(() => made.abort()),
    workAhead(made.signal),
  ]);
  if (code !== 0) process.exit(code);
}
await load('cli');

/** In a process of its own: what TypeDoc needs is a third of the memory of the whole build. */
function generate() {
  const child = spawn(process.execPath, ['--import', 'tsx', 'api-gen/generate.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

/** What can be done before the reference is there: loading the tools, and compiling the written pages. */
async function workAhead(signal) {
  const [{ compileAhead }] = await Promise.all([load('ahead'), import('vite'), load('vite')]);
  await compileAhead({ root, environment: process.env, includeDrafts: false }, signal);
}
