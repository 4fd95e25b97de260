// npm run build: generates the API reference unless it is up to date, then builds the site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from './install.mjs';
import { openBuildCode } from './open-build-code.mjs';

const { load } = await openBuildCode(root).catch(({ stack }) => {
  console.error(stack);
  process.exit(1);
});
const { main } = await load('cli');
process.exit(await main(generate));

/**
 * Generates the reference unless it is up to date; returns the exit code. Runs in a separate
 * process, because TypeDoc needs a third of the whole build's memory.
 */
async function generate() {
  const { isReferenceCurrent } = await load('reference');
  if (isReferenceCurrent(process.env, path.join(root, 'api-gen'))) return 0;
  const generator = spawn(process.execPath, ['scripts/api.mjs'], { cwd: root, stdio: 'inherit' });
  // Meanwhile, loads the code that builds the site.
  const [[code]] = await Promise.all([once(generator, 'exit'), load('build'), import('vite')]);
  return code ?? 1;
}
