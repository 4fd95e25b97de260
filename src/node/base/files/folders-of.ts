/** Returns the folders that contain a file, outermost first: `a/b/c.md` → `a`, `a/b`. */
export function foldersOf(file: string): readonly string[] {
  const names = file.split('/').slice(0, -1);
  return names.map((_, index) => names.slice(0, index + 1).join('/'));
}
