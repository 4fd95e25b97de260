// Threads do not inherit the loader of the program that starts them.
import path from 'node:path';
import { openBuildCode } from '../../../../scripts/open-build-code.mjs';

const { load } = await openBuildCode(path.resolve(import.meta.dirname, '../../../..'));
const { default: compilePages } = await load('worker');

export default compilePages;
