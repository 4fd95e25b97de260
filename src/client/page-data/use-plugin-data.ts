import type { SiteData } from '#shared/page/site-data.ts';
import { useSite } from './site-context.tsx';

interface LookupOptions {
  /** Whether missing data throws an error instead of returning undefined. */
  readonly failfast?: boolean;
}

/** Finds a build plugin's data for the browser. */
export function findPluginData(
  data: SiteData['pluginData'],
  name: string,
  id = 'default',
  { failfast = false }: LookupOptions = {},
): unknown {
  const found = data[name]?.[id];
  if (found !== undefined || !failfast) return found;
  throw new Error(
    data[name]
      ? `The plugin "${name}" has no data for its instance "${id}".`
      : `There is no data for a plugin named "${name}" (instance "${id}").`,
  );
}

/**
 * Returns a build plugin's data; only the plugin knows its shape, so the caller must check it.
 *
 * @public Imported by pages with components of their own.
 */
export function usePluginData(name: string, id?: string, options?: LookupOptions): unknown {
  return findPluginData(useSite().pluginData, name, id, options);
}
