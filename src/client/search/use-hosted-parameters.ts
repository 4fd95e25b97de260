import { useMemo } from 'react';
import { docsVersionTag } from '#shared/config/version-config.ts';
import { mediaQueries } from '#shared/document/media-queries.ts';
import { useNavbarEnvironment } from '#client/components/navbar/use-navbar-environment.ts';
import { viewItems } from '#client/components/navbar/view-item.ts';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { hostedParameters } from './hosted/search-parameters.ts';
import type { SearchVersion } from './use-search-version.ts';

/** Returns the parameters for searching a version with the hosted service from this page. */
export function useHostedParameters({ name, sharedReference }: SearchVersion) {
  const { config, docs } = useSite();
  const section = useActiveSection();
  const isSmall = useMediaQuery(mediaQueries.short);
  return useMemo(
    () =>
      hostedParameters({
        isContextual: config.search.contextualSearch,
        configured: config.search.facetFilters,
        language: config.locale,
        tags: [name, sharedReference ?? []]
          .flat()
          .map((version) => docsVersionTag(docs.pluginId, version)),
        section,
        isSmall,
      }),
    [config, docs, name, sharedReference, section, isSmall],
  );
}

/** Returns the label of the active navbar item; undefined if there is none. */
function useActiveSection() {
  const { items } = useSite().config.navbar;
  const active = viewItems(items, useNavbarEnvironment()).find(
    (view) => (view.kind === 'link' || view.kind === 'dropdown') && view.active,
  );
  return active && 'label' in active ? active.label : undefined;
}
