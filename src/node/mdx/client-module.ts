import path from 'node:path';

/** Absolute path of a module of the app that the code of pages imports: pages may lie outside the project, where its short names mean nothing. */
export function clientModule(file: string): string {
  return path.resolve(import.meta.dirname, '../../client/mdx', file);
}
