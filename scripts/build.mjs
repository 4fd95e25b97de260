// npm run build: generates the API reference unless it is up to date, then builds the site.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { openBuildCode } from './open-build-code.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { load } = await openBuildCode(root).catch(({ stack }) => {
  console.error(stack);
  process.exit(1);
});
const { explainRefusal } = await load('refusal');
const refusal = explainRefusal(root, process.env);
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
const { isReferenceCurrent } = await load('reference');

if (!isReferenceCurrent(process.env, path.join(root, 'api-gen'))) {
  const code = await generate();
  if (code !== 0) process.exit(code);
}
await load('cli');

/** Runs in a process of its own, because TypeDoc needs a third of the whole build's memory. */
function generate() {
  const child = spawn(process.execPath, ['scripts/api.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}
