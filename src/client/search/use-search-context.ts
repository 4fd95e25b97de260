import { useMemo } from 'react';
import type { GroupTitles } from './local/local-source.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { AddressContext } from './source/address.ts';

/** Returns everything needed to tell this site's addresses from those of other sites. */
export function useAddressContext(): AddressContext {
  const { baseUrl, url, search } = useSite().config;
  return useMemo(
    () => ({
      baseUrl,
      url,
      origin: typeof window === 'undefined' ? url : window.location.origin,
      externalUrlRegex: search.externalUrlRegex,
    }),
    [baseUrl, url, search],
  );
}

/** Returns the group of the current page; undefined outside the documentation. */
export function useCurrentGroup(): SearchGroup | undefined {
  const { kind, origin, path } = usePage();
  if (kind !== 'doc') return undefined;
  if (origin === 'api') return 'api';
  return path.startsWith('/contributing/') ? 'contributor' : 'user';
}

/** Returns the titles of the result groups. */
export function useGroupTitles(): GroupTitles {
  const translate = useTranslate();
  return useMemo(
    () => ({
      user: translate({ id: 'search.group.user', message: 'For users' }),
      contributor: translate({ id: 'search.group.contributor', message: 'For contributors' }),
      api: translate({ id: 'search.group.api', message: 'API reference' }),
    }),
    [translate],
  );
}
