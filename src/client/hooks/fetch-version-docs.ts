import type { RouteContext, VersionMetadata } from '#shared/page/plugin-files.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { toPath } from '#shared/paths/base-path.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';
import { fetchSiteIndex } from '#client/page-data/fetch-site-index.ts';
import type { SiteStore } from '#client/store/site-store.ts';

/**
 * Adds missing versions' document paths to the store, using the URLs of their metadata in the route
 * context. Versions that cannot be fetched do not affect the others. Rejects if the context cannot
 * be fetched. `active` is the name of the current version.
 */
export async function fetchVersionDocs(
  site: SiteData,
  store: SiteStore,
  active: string,
): Promise<void> {
  const known = Object.values(store.getState().versionDocs);
  const missing = site.docs.versions
    .map(({ name }) => name)
    .filter((name) => name !== active && !known.some((paths) => Object.hasOwn(paths, name)));
  if (missing.length === 0) return;
  const { data } = await fetchJson<RouteContext>((await fetchSiteIndex()).routeContext);
  const answers = await Promise.allSettled(
    (data.versions ?? [])
      .filter(({ name }) => missing.includes(name))
      .map(({ metadata }) => fetchJson<VersionMetadata>(metadata)),
  );
  store.setState(({ versionDocs }) => {
    const added: Record<string, Readonly<Record<string, string>>> = { ...versionDocs };
    for (const answer of answers)
      if (answer.status === 'fulfilled')
        for (const { id, path } of answer.value.docs)
          added[id] = {
            ...added[id],
            [answer.value.version]: toPath(site.config.baseUrl, path) ?? path,
          };
    return { versionDocs: added };
  });
}
