// npm run api: generates the API reference unless it is up to date.
import { register } from 'node:module';
import path from 'node:path';
import { root } from './install.mjs';
import { openBuildCode } from './open-build-code.mjs';

const { load } = await openBuildCode(root);
const { isReferenceCurrent } = await load('reference');

if (process.argv.length === 2 && isReferenceCurrent(process.env, path.join(root, 'api-gen'))) {
  console.log('API reference: nothing changed.');
} else {
  register('./load-compiler.mjs', import.meta.url);
  await load('generate');
}
