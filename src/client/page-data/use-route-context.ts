import { useEffect, useState } from 'react';
import type { PluginFiles, RouteContext } from '#shared/page/plugin-files.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { fetchJson } from './fetch-json.ts';
import { useSite } from './site-context.tsx';
import { findPluginData } from './use-plugin-data.ts';

/** Returns the addresses of the build's files for the docs; undefined if there are none. */
export function findPluginFiles({ docs, pluginData }: SiteData): PluginFiles | undefined {
  return findPluginData(pluginData, 'docs', docs.pluginId) as PluginFiles | undefined;
}

/**
 * Returns data shared by all docs routes, including all versions; fetched on demand, because no
 * page renders it. Undefined until it has arrived, and if it cannot be fetched.
 */
export function useRouteContext(isNeeded: boolean): RouteContext | undefined {
  const files = findPluginFiles(useSite());
  const [context, setContext] = useState<RouteContext>();
  const address = isNeeded ? files?.routeContext : undefined;
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    fetchJson<RouteContext>(address, { signal: stop.signal })
      .then(setContext)
      .catch(() => undefined);
    return () => stop.abort();
  }, [address]);
  return context;
}
