import { existsSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

const endings = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Returns the file of a module given without extension; undefined if there is none. */
export function findModule(module: string): string | undefined {
  return endings
    .map((ending) => module + ending)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
}

/** Parses JavaScript or TypeScript; JSX is allowed in `.js` files too. */
export function parseCode(file: string, code: string) {
  return parseSync(file, code, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' });
}
