import { existsSync } from 'node:fs';

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

/** Resolves a module path, with or without an extension, to a file; undefined if there is none. */
export function findModule(module: string): string | undefined {
  return endings
    .map((ending) => module + ending)
    .find((file) => /\.[jt]sx?$/.test(file) && existsSync(file));
}
