/** A member's name as it stands in code: quoted when it is no identifier. */
export function propertyName(name: string): string {
  if (
    /^\[.*\]$/s.test(name) ||
    /^[\p{ID_Start}$_#][\p{ID_Continue}$\u200c\u200d]*$/u.test(name) ||
    /^\d+$/.test(name)
  )
    return name;
  return JSON.stringify(name);
}

/** Path of a module below the source folder, without extension and `/index`. */
export function moduleName(file: string): string {
  const stem = file.replace(/(?:\.d)?\.[cm]?tsx?$/, '');
  return stem.replace(/\/index$/, '') || 'index';
}
