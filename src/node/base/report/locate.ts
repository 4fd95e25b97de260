import { readFileSync, statSync } from 'node:fs';
import { positionAt, type SourcePosition } from '#shared/problem.ts';

/**
 * Returns the position of a code fragment's first occurrence in a file; undefined if there is none.
 */
export function locate(code: string, file: string): SourcePosition | undefined {
  return code === '' ? undefined : placeIn(file, (text) => text.indexOf(code));
}

/** Returns the position of a component's first element in a file. */
export function locateElement(name: string, file: string): SourcePosition | undefined {
  return placeIn(file, (text) => text.search(new RegExp(String.raw`<${name}(?![\w.$-])`)));
}

function placeIn(file: string, find: (text: string) => number): SourcePosition | undefined {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  const text = isFile ? readFileSync(file, 'utf8') : '';
  const offset = find(text);
  return offset === -1 ? undefined : { file, ...positionAt(text, offset) };
}
