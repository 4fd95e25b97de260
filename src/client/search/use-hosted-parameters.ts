import { useMemo } from 'react';
import {
  facetFilters,
  optionalFilters,
  snippetWords,
  versionTag,
} from './hosted/search-parameters.ts';
import { lastVersion, docsVersionTag } from '#shared/config/version-config.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { useActiveSection } from './use-active-section.ts';

/** Returns the parameters of queries to the hosted service from this page; `chosen` is the version selected in the search. */
export function useHostedParameters(chosen?: string): Readonly<Record<string, unknown>> {
  const { config, docs } = useSite();
  const { version } = usePage();
  const { preferred } = usePreferredVersion();
  const section = useActiveSection();
  const isSmall = useMediaQuery('(width <= 750px)');
  return useMemo(() => {
    const last = lastVersion(docs.versions)?.name ?? 'current';
    const active = chosen ?? version;
    const tag = versionTag(docs.pluginId, { active, preferred: preferred ?? undefined, last });
    const searched = active ?? preferred ?? last;
    const shared = docs.versions.find(({ name }) => name === searched)?.sharedReference;
    const words = snippetWords(isSmall);
    const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `hierarchy.${level}:${words}`,
    );
    return {
      hitsPerPage: 20,
      attributesToSnippet: [...levels, `content:${words}`],
      facetFilters: facetFilters({
        isContextual: config.search.contextualSearch,
        configured: config.search.facetFilters,
        language: config.locale,
        tags: shared === undefined ? [tag] : [tag, docsVersionTag(docs.pluginId, shared)],
      }),
      optionalFilters: optionalFilters(section === undefined ? {} : { section }),
    };
  }, [config, docs, chosen, version, preferred, section, isSmall]);
}
