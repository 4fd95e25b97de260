import given from 'virtual:docs/plugin-data';
import { usePluginData as useBuildData } from '#client/page-data/use-plugin-data.ts';

/**
 * Replacement for `usePluginData`: data from the build, or from `pluginData` in the configuration
 * in place of the plugins' own.
 */
export function usePluginData(name: string, id?: string): unknown {
  const built = useBuildData(name, id);
  if (built !== undefined) return built;
  if (Object.hasOwn(given, name)) return given[name];
  throw new Error(
    `There is no data for the plugin "${name}", because plugins do not run here. Add it to \`pluginData\` in the configuration.`,
  );
}
