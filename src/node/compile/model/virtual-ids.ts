import type { DevEnvironment } from 'vite';

/** Ids of the virtual modules. By Rollup's convention, resolved ids begin with a NUL. */
export const virtualIds = {
  site: 'virtual:docs/site',
  /** Plugin data from the configuration. */
  pluginData: 'virtual:docs/plugin-data',
  /**
   * Module that loads the spoken languages. The ids of the languages' own modules start with this
   * id.
   */
  languages: 'virtual:docs/languages',
  /** Module that imports the live pages. */
  livePages: 'virtual:docs/live-pages',
  /** Prefix of the ids of page modules, which is followed by the page's path. */
  page: 'virtual:docs/page',
} as const;

/**
 * Returns the resolved id of a page's module. Its extension marks the module as JavaScript, so that
 * the dev server can tell it from a page.
 */
export function pageModuleId(path: string): string {
  return resolved(`${virtualIds.page}${path}.js`);
}

/** Returns the resolved form of a virtual id. */
export function resolved(id: string): string {
  return `\0${id}`;
}

/** Whether a resolved id belongs to a virtual module of this site. */
export function isVirtual(id: string): boolean {
  return id.startsWith('\0virtual:docs/');
}

/**
 * Makes the dev server reload modules on their next request, under new URLs, because browsers cache
 * failed imports by URL.
 */
export function invalidate(
  { moduleGraph }: DevEnvironment,
  isStale: (id: string) => boolean,
): void {
  for (const [id, module] of moduleGraph.idToModuleMap) {
    if (!isStale(id)) continue;
    // The first call discards a compilation in progress, which the second call alone would keep.
    moduleGraph.invalidateModule(module);
    moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
  }
}
