import path from 'node:path';
import { hashFiles } from './hash-files.ts';

/** The build's own code, and the file that determines the library versions it uses. */
const sources = ['src/node', 'src/shared', 'src/engine', 'package-lock.json'];

/** Returns the hash of everything that determines what a build makes of a page. */
export function hashBuildCode(root: string): string {
  return `${process.version} ${hashFiles(sources.map((item) => path.join(root, item)))}`;
}
