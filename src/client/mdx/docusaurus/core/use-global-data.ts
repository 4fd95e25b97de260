import given from 'virtual:docs/plugin-data';
import { usePluginData as useBuildData } from '#client/page-data/use-plugin-data.ts';

/**
 * Replacement for `usePluginData`: returns data from the build or, for the Docusaurus plugins, from
 * `pluginData` in the configuration. Throws if there is neither.
 */
export function usePluginData(name: string, id?: string): unknown {
  const built = useBuildData(name, id);
  if (built !== undefined) return built;
  if (Object.hasOwn(given, name)) return given[name];
  throw new Error(
    `There is no data for the plugin "${name}", because plugins do not run here. Add it to \`pluginData\` in the configuration.`,
  );
}
