/**
 * Returns a function that imports an entry module of the build's own code by name, and the absolute
 * paths of all bundled files; there are no such files if the code cannot be bundled, because the
 * cache is not writable.
 */
export function openBuildCode(root: string): Promise<{
  readonly load: (name: string) => Promise<unknown>;
  readonly files: readonly string[];
}>;
