/**
 * Opens the build's own code: imports a module by name, and lists the files that all modules are
 * made from.
 */
export function openBuildCode(root: string): Promise<{
  readonly load: (name: string) => Promise<unknown>;
  readonly files: readonly string[];
}>;
