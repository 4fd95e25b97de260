import path from 'node:path';

/**
 * Returns the absolute path of an app module that pages' code imports. Pages may be outside the
 * project, where its import aliases do not exist.
 */
export function clientModule(file: string): string {
  return path.resolve(import.meta.dirname, '../../../client/mdx', file);
}
