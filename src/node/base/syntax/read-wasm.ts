import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReadWasm } from '#engine/load-syntax-trees.ts';

const { resolve } = createRequire(import.meta.url);

/** Reads the parser and its grammars from the installed packages. Browsers fetch the same files. */
export const readWasm: ReadWasm = (file) =>
  readFile(
    resolve(
      file === 'runtime'
        ? 'web-tree-sitter/web-tree-sitter.wasm'
        : `@cursorless/tree-sitter-wasms/out/tree-sitter-${file}.wasm`,
    ),
  );
