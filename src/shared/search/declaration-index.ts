/**
 * A member in the list of declarations: name, kind, anchor unless it is the lower-case name, tags,
 * and call signatures. Trailing empty values are omitted.
 */
export type IndexedMember = readonly [name: string, kind: string, ...rest: string[]];

/** A page in the list of declarations: address, name, kind, supertypes and members. */
export type IndexedDeclaration = readonly [
  path: string,
  name: string,
  kind: string,
  bases: string,
  ...members: IndexedMember[],
];

/** All declarations of a reference, fetched when the search by type or the sidebar's filter is used. */
export type DeclarationIndex = readonly IndexedDeclaration[];

/** Returns the address of a member, without the base path. */
export function memberUrl(path: string, [name, , id = '']: IndexedMember): string {
  return `${path}#${id || name.toLowerCase()}`;
}
