/**
 * Opens the build's own code: returns a function that imports a module by name, and the files that
 * the modules depend on.
 */
export function openBuildCode(root: string): Promise<{
  readonly load: (name: string) => Promise<unknown>;
  readonly files: readonly string[];
}>;
