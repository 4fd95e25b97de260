/**
 * Returns a path as written, followed by its composed and decomposed Unicode forms if they differ,
 * because file systems store either form.
 */
export function spellingsOf(path: string): readonly [string, ...string[]] {
  const [first = path, ...others] = new Set([path, path.normalize('NFC'), path.normalize('NFD')]);
  return [first, ...others];
}
