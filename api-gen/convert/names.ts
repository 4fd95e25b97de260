/**
 * Returns a member's name in code, quoted unless it is an identifier, a `#private` name, an integer
 * or a computed name.
 */
export function propertyName(name: string): string {
  if (
    /^\[.*\]$/s.test(name) ||
    /^[\p{ID_Start}$_#][\p{ID_Continue}$\u200c\u200d]*$/u.test(name) ||
    /^\d+$/.test(name)
  )
    return name;
  return JSON.stringify(name);
}

/** Returns a parameter's name, or `options` for a destructured parameter, which has none. */
export function parameterName({ name }: { readonly name: string }): string {
  return name === '__namedParameters' ? 'options' : name;
}

/** Returns a module's path relative to the source folder, without its extension or `/index`. */
export function moduleName(file: string): string {
  const stem = file.replace(/(?:\.d)?\.[cm]?tsx?$/, '');
  return stem.replace(/\/index$/, '') || 'index';
}

/** Shortens code to a maximum number of characters. */
export function shortened(code: string, limit: number): string {
  return code.length > limit ? `${code.slice(0, limit - 1)}…` : code;
}
