import path from 'node:path';

/** Absolute path of an app module that pages' code imports: pages may be outside the project, where its import aliases mean nothing. */
export function clientModule(file: string): string {
  return path.resolve(import.meta.dirname, '../../../client/mdx', file);
}
