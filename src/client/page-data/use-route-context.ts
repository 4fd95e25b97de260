import { useEffect, useState } from 'react';
import type { PluginFiles, RouteContext } from '#shared/plugin-files.ts';
import { fetchJson } from './fetch-json.ts';
import { useSite } from './site-context.tsx';
import { usePluginData } from './use-plugin-data.ts';

/** Address of what all routes of the docs share; undefined where the build left none. */
export function useRouteContextAddress(): string | undefined {
  const { pluginId } = useSite().docs;
  return (usePluginData('docs', pluginId) as PluginFiles | undefined)?.routeContext;
}

/**
 * What all routes of the docs share, all versions among it: fetched where it is needed, since no page shows it. Undefined
 * until it has come, and when it cannot be fetched.
 */
export function useRouteContext(isNeeded: boolean): RouteContext | undefined {
  const [context, setContext] = useState<RouteContext>();
  const found = useRouteContextAddress();
  const address = isNeeded ? found : undefined;
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
