import { useSite } from './site-context.tsx';

interface LookupOptions {
  /** Whether missing data throws an error instead of returning undefined. */
  readonly failfast?: boolean;
}

/**
 * Returns a build plugin's data; only the plugin knows its shape, so the caller must check it.
 *
 * @public Imported by pages with components of their own.
 */
export function usePluginData(
  name: string,
  id = 'default',
  { failfast = false }: LookupOptions = {},
): unknown {
  const plugin = useSite().pluginData[name];
  const found = plugin?.[id];
  if (found !== undefined || !failfast) return found;
  throw new Error(
    plugin
      ? `The plugin "${name}" has no data for its instance "${id}".`
      : `There is no data for a plugin named "${name}" (instance "${id}").`,
  );
}
