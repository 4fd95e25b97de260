import { withBase } from '#shared/base-path.ts';
import type { NavbarEnvironment } from './view-item.ts';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useVersionPaths } from '#client/hooks/use-version-paths.ts';

/** What the drawing of navbar items depends on, for the page that is shown. */
export function useNavbarEnvironment(): NavbarEnvironment {
  const site = useSite();
  const page = usePage();
  const { path } = useCurrentLocation();
  const { preferred } = usePreferredVersion();
  const versionPaths = useVersionPaths();
  const isDoc = page.kind === 'doc';
  const place = {
    path,
    href: withBase(site.config.baseUrl, path),
    docId: isDoc ? page.id : undefined,
    sidebar: page.sidebar?.name,
  };
  const choice = { versions: site.docs.versions, active: page.version, preferred };
  return { site, place, choice, versionPaths };
}
