/** A member in the list of declarations: name, kind, anchor unless it is the name in lower case, marks, and its shapes. What is empty at the end is left out. */
export type IndexedMember = readonly [name: string, kind: string, ...rest: string[]];

/** A page in the list of declarations: its address, name, kind, what it extends and implements, and its members. */
export type IndexedDeclaration = readonly [
  path: string,
  name: string,
  kind: string,
  bases: string,
  ...members: IndexedMember[],
];

/** All declarations of a reference, for the search by type and for the filter of the sidebar. The browser fetches it when either is used. */
export type DeclarationIndex = readonly IndexedDeclaration[];

/** Address of a member, without the base path. */
export function memberUrl(path: string, [name, , id = '']: IndexedMember): string {
  return `${path}#${id || name.toLowerCase()}`;
}
