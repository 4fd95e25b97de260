import type { Declaration } from './declaration.ts';
import type { LinkTable } from './links.ts';

/**
 * Line numbers of declarations, keyed by file (relative to the source folder) and full name:
 * `Actions.run`.
 */
export type SourceLines = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Returns a declaration's line in the repository: its own line, or the recorded one if the sources
 * were written for the documentation.
 */
export function lineOf(
  { position, id }: Pick<Declaration, 'position' | 'id'>,
  table: LinkTable,
  lines: SourceLines | undefined,
): number | undefined {
  if (!position || !lines) return position?.line;
  const name = table.places.get(id)?.name;
  return name === undefined ? undefined : lines[position.file]?.[name];
}

/** Returns the line numbers of all described declarations except modules and inherited members. */
export function listLines({ places }: LinkTable): SourceLines {
  const found: Record<string, Record<string, number>> = {};
  for (const { name, declaration } of new Set(places.values())) {
    const { position, inheritedFrom, kind } = declaration;
    if (!position || inheritedFrom || kind === 'module') continue;
    (found[position.file] ??= {})[name] ??= position.line;
  }
  return found;
}

/** Returns a repository's line numbers, limited to the documented declarations. */
export function commonLines(documented: SourceLines, repository: SourceLines): SourceLines {
  const pick = (file: string, names: SourceLines[string]) =>
    Object.entries(repository[file] ?? {}).filter(([name]) => Object.hasOwn(names, name));
  return Object.fromEntries(
    Object.entries(documented)
      .map(([file, names]) => [file, Object.fromEntries(pick(file, names))] as const)
      .filter(([, found]) => Object.keys(found).length > 0),
  );
}
