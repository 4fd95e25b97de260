/**
 * Returns a function that imports an entry module of the build's own code by name, and the absolute
 * paths of the files bundled with it; none without a writable cache.
 */
export function openBuildCode(root: string): Promise<{
  readonly load: (name: string) => Promise<unknown>;
  readonly files: readonly string[];
}>;
