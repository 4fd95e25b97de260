import { useEffect, useState } from 'react';
import type { PluginFiles, RouteContext } from '#shared/plugin-files.ts';
import { useSite } from './site-context.tsx';
import { usePluginData } from './use-plugin-data.ts';

/**
 * What all routes of the docs share, all versions among it: fetched where it is needed, since no page shows it. Undefined
 * until it has come, and when it cannot be fetched.
 */
export function useRouteContext(isNeeded: boolean): RouteContext | undefined {
  const { pluginId } = useSite().docs;
  const files = usePluginData('docs', pluginId) as PluginFiles | undefined;
  const [context, setContext] = useState<RouteContext>();
  const address = isNeeded ? files?.routeContext : undefined;
  useEffect(() => {
    if (address === undefined) return undefined;
    const stop = new AbortController();
    fetch(address, { signal: stop.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((found: RouteContext | undefined) => setContext(found))
      .catch(() => undefined);
    return () => stop.abort();
  }, [address]);
  return context;
}
