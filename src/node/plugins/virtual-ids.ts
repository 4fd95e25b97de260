/** Names of the virtual modules; a leading NUL marks the resolved ids, as Rollup's convention has it. */
export const virtualIds = {
  site: 'virtual:docs/site',
  routes: 'virtual:docs/routes',
  /** Followed by the number of the table. */
  table: 'virtual:docs/routes/',
  /** Followed by the page's path. */
  page: 'virtual:docs/page',
  search: 'virtual:docs/search',
} as const;

/** The resolved form of a virtual id. */
export function resolved(id: string): string {
  return `\0${id}`;
}

/** Whether a resolved id is that of a module of this site. */
export function isVirtual(id: string): boolean {
  return id.startsWith('\0virtual:docs/');
}
