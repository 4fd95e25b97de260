/** Names of the virtual modules; a leading NUL marks the resolved ids, as Rollup's convention has it. */
export const virtualIds = {
  site: 'virtual:docs/site',
  routes: 'virtual:docs/routes',
  /** Followed by the number of the table. */
  table: 'virtual:docs/routes/',
  /** Followed by the page's path. */
  page: 'virtual:docs/page',
} as const;

/** The resolved form of a virtual id. */
export function resolved(id: string): string {
  return `\0${id}`;
}
