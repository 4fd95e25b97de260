import type { DevEnvironment } from 'vite';

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

/** Whether a resolved id is that of a module of this site; vite-plugin-pages gives the route index an id of its own. */
export function isVirtual(id: string): boolean {
  return id.startsWith('\0virtual:docs/') || id.startsWith('virtual:vite-plugin-pages/');
}

/** Makes the development server load modules again when they are next asked for. */
export function invalidate(
  { moduleGraph }: DevEnvironment,
  isStale: (id: string) => boolean,
): void {
  for (const [id, module] of moduleGraph.idToModuleMap)
    if (isStale(id)) moduleGraph.invalidateModule(module);
}
