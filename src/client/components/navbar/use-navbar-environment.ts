import { toAddress } from '#shared/paths/base-path.ts';
import type { NavbarEnvironment } from './view-item.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { versionParameter } from '#client/page-data/version-parameter.ts';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useVersionPaths } from '#client/hooks/use-version-paths.ts';

/** Returns the environment for rendering navbar items on the current page. */
export function useNavbarEnvironment(): NavbarEnvironment {
  const site = useSite();
  const page = usePage();
  const { path, search, hash } = useCurrentLocation();
  // The query and hash are unknown while prerendering.
  const isHydrated = useHydrated();
  const kept = isHydrated ? { search, hash } : { search: '', hash: '' };
  const { preferred } = usePreferredVersion();
  const versionPaths = useVersionPaths();
  const place = {
    path,
    href: toAddress(site.config.baseUrl, path),
    docId: page.kind === 'doc' ? page.id : undefined,
    sidebar: page.sidebar?.name,
  };
  const isSearch = page.kind === 'search';
  const chosen = isSearch ? new URLSearchParams(kept.search).get(versionParameter) : null;
  const active = page.version ?? chosen ?? undefined;
  const choice = { versions: site.docs.versions, active, preferred };
  return { site, place, choice, versionPaths, kept, isSearch };
}
