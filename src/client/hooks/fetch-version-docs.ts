import type { RouteContext, VersionMetadata } from '#shared/page/plugin-files.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { toPath } from '#shared/paths/base-path.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';
import { fetchSiteIndex } from '#client/page-data/fetch-site-index.ts';
import type { SiteState, SiteStore } from '#client/store/site-store.ts';

interface VersionDocsRequest {
  readonly site: SiteData;
  readonly store: SiteStore;
  /** Name of the current version. */
  readonly active: string;
}

/**
 * Adds missing versions' document paths to the store: the route context lists the address of each
 * version's metadata. Versions that cannot be fetched do not affect the others. Rejects if the
 * context cannot be fetched.
 */
export async function fetchVersionDocs(request: VersionDocsRequest): Promise<void> {
  const { site, store, active } = request;
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
  store.setState(({ versionDocs }) => ({
    versionDocs: addDocs(versionDocs, answers, site.config.baseUrl),
  }));
}

function addDocs(
  known: SiteState['versionDocs'],
  answers: readonly PromiseSettledResult<VersionMetadata>[],
  baseUrl: string,
) {
  const added: Record<string, Readonly<Record<string, string>>> = { ...known };
  for (const answer of answers)
    if (answer.status === 'fulfilled')
      for (const { id, path } of answer.value.docs)
        added[id] = { ...added[id], [answer.value.version]: toPath(baseUrl, path) ?? path };
  return added;
}
