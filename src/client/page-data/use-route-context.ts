import { useEffect, useState } from 'react';
import type { PluginFiles, RouteContext } from '#shared/plugin-files.ts';
import type { SiteData } from '#shared/site-data.ts';
import { fetchJson } from './fetch-json.ts';
import { useSite } from './site-context.tsx';
import { findPluginData } from './use-plugin-data.ts';

/** Addresses of the files that the build left for the docs; undefined where there are none. */
export function findPluginFiles({ docs, pluginData }: SiteData): PluginFiles | undefined {
  return findPluginData(pluginData, 'docs', docs.pluginId) as PluginFiles | undefined;
}

/**
 * What all routes of the docs share, all versions among it: fetched where it is needed, since no page shows it. Undefined
 * until it has come, and when it cannot be fetched.
 */
export function useRouteContext(isNeeded: boolean): RouteContext | undefined {
  const files = findPluginFiles(useSite());
  const [context, setContext] = useState<RouteContext>();
  const address = isNeeded ? files?.routeContext : undefined;
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    fetchJson<RouteContext>(address, stop.signal)
      .then(setContext)
      .catch(() => undefined);
    return () => stop.abort();
  }, [address]);
  return context;
}
