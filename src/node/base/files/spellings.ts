/**
 * Returns a path as written, then with its characters composed and decomposed, as file systems
 * keep them.
 */
export function spellingsOf(path: string): readonly [string, ...string[]] {
  const [first = path, ...others] = new Set([path, path.normalize('NFC'), path.normalize('NFD')]);
  return [first, ...others];
}
