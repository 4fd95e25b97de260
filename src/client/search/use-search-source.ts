import { useEffect, useMemo } from 'react';
import { guideFolder } from '#shared/api/api-manifest.ts';
import { docsVersionTag } from '#shared/config/version-config.ts';
import { mediaQueries } from '#shared/document/media-queries.ts';
import { useNavbarEnvironment } from '#client/components/navbar/use-navbar-environment.ts';
import { viewItems } from '#client/components/navbar/view-item.ts';
import { loadOnce } from '#client/loading/load-once.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useStoredVocabulary } from '#client/store/stored-vocabulary.ts';
import { createHostedSource } from './hosted/hosted-source.ts';
import { hostedParameters } from './hosted/search-parameters.ts';
import { createLocalSource, type GroupTitles } from './local/local-source.ts';
import { siteSearch } from './local/site-search.ts';
import { useSearchVersion } from './use-search-version.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Returns a search source from the site's configured engine, for the version that the reader chose
 * or is reading.
 */
export function useSearchSource(chosen?: string) {
  const { config, docs } = useSite();
  const { hosted } = config.search;
  const { name, path, sharedReference } = useSearchVersion(chosen);
  const section = useActiveSection();
  const groups = useGroupTitles();
  const current = useCurrentGroup();
  const mine = useStoredVocabulary();
  useEffect(() => siteSearch(name).words.set(mine, path), [name, mine, path]);
  // Preloads while the reader types or speaks. If that fails, the query fetches the files again and
  // reports the error.
  useEffect(() => {
    if (!hosted)
      siteSearch(name)
        .loadAll()
        .catch(() => undefined);
  }, [hosted, name]);
  return useMemo(() => {
    if (!hosted) return createLocalSource(siteSearch(name), groups, config.baseUrl, current);
    const { appId, apiKey, indexName } = hosted;
    const tags = [name, sharedReference ?? []]
      .flat()
      .map((version) => docsVersionTag(docs.pluginId, version));
    return createHostedSource({
      client: loadOnce(async () => (await import('algoliasearch/lite')).liteClient(appId, apiKey)),
      indexName,
      config,
      parameters: () =>
        hostedParameters(config, tags, window.matchMedia(mediaQueries.short).matches, section),
    });
  }, [config, docs, hosted, name, sharedReference, section, groups, current]);
}

/** Returns the label of the active navbar item; undefined if there is none. */
function useActiveSection() {
  const { items } = useSite().config.navbar;
  const active = viewItems(items, useNavbarEnvironment()).find(
    (view) => (view.kind === 'link' || view.kind === 'dropdown') && view.active,
  );
  return active && 'label' in active ? active.label : undefined;
}

/** Returns the group of the current page; undefined outside the documentation. */
function useCurrentGroup() {
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
