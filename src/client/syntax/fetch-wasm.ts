import cssUrl from '@cursorless/tree-sitter-wasms/out/tree-sitter-css.wasm?url';
import htmlUrl from '@cursorless/tree-sitter-wasms/out/tree-sitter-html.wasm?url';
import javascriptUrl from '@cursorless/tree-sitter-wasms/out/tree-sitter-javascript.wasm?url';
import jsonUrl from '@cursorless/tree-sitter-wasms/out/tree-sitter-json.wasm?url';
import pythonUrl from '@cursorless/tree-sitter-wasms/out/tree-sitter-python.wasm?url';
import tsxUrl from '@cursorless/tree-sitter-wasms/out/tree-sitter-tsx.wasm?url';
import typescriptUrl from '@cursorless/tree-sitter-wasms/out/tree-sitter-typescript.wasm?url';
import runtimeUrl from 'web-tree-sitter/web-tree-sitter.wasm?url';
import type { ReadWasm } from '#engine/load-syntax-trees.ts';
import { fetchFile } from '#client/page-data/fetch-json.ts';

const urls: Readonly<Record<Parameters<ReadWasm>[0], string>> = {
  css: cssUrl,
  html: htmlUrl,
  javascript: javascriptUrl,
  json: jsonUrl,
  python: pythonUrl,
  runtime: runtimeUrl,
  tsx: tsxUrl,
  typescript: typescriptUrl,
};

/** Fetches the parser or a grammar from this site. Rejects if the file cannot be fetched. */
export const fetchWasm: ReadWasm = async (file) => {
  const response = await fetchFile(urls[file]);
  return new Uint8Array(await response.arrayBuffer());
};
