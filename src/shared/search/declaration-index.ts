/**
 * A member in the list of declarations: name, kind, HTML id (empty if it is the lowercase name),
 * tags separated by line breaks, and call signatures. Trailing empty values are omitted.
 */
export type IndexedMember = readonly [name: string, kind: string, ...rest: string[]];

/**
 * A page in the list of declarations: path, name, kind, supertypes separated by line breaks, and
 * members.
 */
export type IndexedDeclaration = readonly [
  path: string,
  name: string,
  kind: string,
  bases: string,
  ...members: IndexedMember[],
];

/**
 * All declarations of a reference, fetched when a reader uses the search by type or the sidebar's
 * filter.
 */
export type DeclarationIndex = readonly IndexedDeclaration[];

/** Returns a member's URL, without the base path. */
export function memberUrl(path: string, [name, , id = '']: IndexedMember): string {
  return `${path}#${id || name.toLowerCase()}`;
}
