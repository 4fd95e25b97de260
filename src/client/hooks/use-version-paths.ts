import { useEffect } from 'react';
import { withoutBase } from '#shared/base-path.ts';
import { docsVersionAttribute } from '#shared/document-marks.ts';
import type { RouteContext, VersionMetadata } from '#shared/plugin-files.ts';
import type { VersionDocs } from '#client/store/version-docs-slice.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { fetchJson } from '#client/page-data/fetch-json.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useRouteContextAddress } from '#client/page-data/use-route-context.ts';

/** Paths by version name, without the base path. */
type VersionPaths = Readonly<Record<string, string>>;

/** Reads from a prerendered document where its links to other versions lead. */
export function readVersionPaths(root: ParentNode, baseUrl: string): VersionPaths {
  const links = [...root.querySelectorAll<HTMLAnchorElement>(`a[${docsVersionAttribute}]`)];
  return Object.fromEntries(
    links.map((link) => [
      link.getAttribute(docsVersionAttribute) ?? '',
      withoutBase(baseUrl, link.pathname) ?? '/',
    ]),
  );
}

/** Where the page is in the versions that have it, as far as that is known yet. */
export function useVersionPaths(): VersionPaths {
  const { kind, id, path, version, versionPaths } = usePage();
  const { baseUrl } = useSite().config;
  const docs = useSiteStore((state) => state.versionDocs);
  if (versionPaths || kind !== 'doc' || version === undefined) return versionPaths ?? {};
  const fetched = Object.entries(docs).flatMap(([name, paths]) => {
    const address = paths.get(id);
    return address === undefined ? [] : [[name, withoutBase(baseUrl, address) ?? '/'] as const];
  });
  return { ...Object.fromEntries(fetched), [version]: path };
}

/**
 * Fetches where the documents of these versions are, once that is needed and the page's own links do not say it. What
 * does not come is asked for again on the next page; meanwhile links lead to the main pages.
 */
export function useFetchedVersions(names: readonly string[], isNeeded: boolean): void {
  const { path, kind, versionPaths } = usePage();
  const address = useRouteContextAddress();
  const known = useSiteStore((state) => state.versionDocs);
  const add = useSiteStore((state) => state.addVersionDocs);
  const isAsked = isNeeded && kind === 'doc' && versionPaths === undefined;
  const missing = isAsked ? names.filter((name) => !Object.hasOwn(known, name)).join('\n') : '';
  useEffect(() => {
    if (address === undefined || missing === '') return undefined;
    const stop = new AbortController();
    fetchVersions({ address, names: missing.split('\n'), signal: stop.signal })
      .then(add)
      .catch(() => undefined);
    return () => stop.abort();
  }, [address, missing, path, add]);
}

interface VersionsRequest {
  /** Of the route context, which says where the metadata of each version is. */
  readonly address: string;
  readonly names: readonly string[];
  readonly signal: AbortSignal;
}

/** One version that cannot be fetched takes nothing from the others. */
async function fetchVersions({ address, names, signal }: VersionsRequest): Promise<VersionDocs> {
  const { data } = await fetchJson<RouteContext>(address, signal);
  const wanted = (data.versions ?? []).filter(({ name }) => names.includes(name));
  const answers = await Promise.allSettled(
    wanted.map(({ metadata }) => fetchJson<VersionMetadata>(metadata, signal)),
  );
  return Object.fromEntries(
    answers.flatMap((answer) =>
      answer.status === 'fulfilled'
        ? [[answer.value.version, new Map(answer.value.docs.map(({ id, path }) => [id, path]))]]
        : [],
    ),
  );
}
