import type { DevEnvironment } from 'vite';

/** Names of the virtual modules. Rollup's convention marks resolved ids with a leading NUL. */
export const virtualIds = {
  site: 'virtual:docs/site',
  /** Data of plugins, from the configuration. */
  pluginData: 'virtual:docs/plugin-data',
  /** Loads the spoken languages, whose ids begin with this one. */
  languages: 'virtual:docs/languages',
  /** Module that imports the live pages. */
  livePages: 'virtual:docs/live-pages',
  /** Prefix of a page's module, followed by the page's path. */
  page: 'virtual:docs/page',
} as const;

/**
 * Returns the resolved id of a page's module. Its extension marks it as JavaScript, which is how
 * the dev server distinguishes it from a page.
 */
export function pageModuleId(path: string): string {
  return resolved(`${virtualIds.page}${path}.js`);
}

/** Returns the resolved form of a virtual id. */
export function resolved(id: string): string {
  return `\0${id}`;
}

/** Whether a resolved id is that of a virtual module of this site. */
export function isVirtual(id: string): boolean {
  return id.startsWith('\0virtual:docs/');
}

/**
 * Makes the dev server reload modules on their next request, under new addresses: browsers cache
 * failed imports by address.
 */
export function invalidate(
  { moduleGraph }: DevEnvironment,
  isStale: (id: string) => boolean,
): void {
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (!isStale(id)) continue;
    // The first call discards a compilation in progress, which the second would keep.
    moduleGraph.invalidateModule(module);
    moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
  }
}
