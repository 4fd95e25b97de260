import { useMemo } from 'react';
import type { GroupTitles } from './local/local-source.ts';
import { guideFolder } from '#shared/api/api-manifest.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import type { AddressContext } from './source/address.ts';
import { translate } from '#client/i18n/translate.ts';

/** Returns everything needed to distinguish this site's addresses from others. */
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
  const { api } = useSite().config;
  if (kind !== 'doc') return undefined;
  if (origin === 'api') return 'api';
  return path.startsWith(`/${guideFolder(api.path)}/`) ? 'contributor' : 'user';
}

/**
 * Returns the titles of the result groups. The guides are titled as in the navbar, if it links to
 * them.
 */
export function useGroupTitles(): GroupTitles {
  const { api, navbar } = useSite().config;
  const { items } = navbar;
  const guide = guideFolder(api.path);
  return useMemo(() => {
    const targets = items.flatMap((item) =>
      item.kind === 'doc' ? Object.values(item.targets) : [],
    );
    const titleOf = (name: string | undefined) =>
      targets.find(({ sidebar }) => sidebar === name)?.label;
    return {
      user: titleOf('user'),
      contributor: titleOf(guide),
      api: translate('search.group.api', 'API reference'),
    };
  }, [items, guide]);
}
