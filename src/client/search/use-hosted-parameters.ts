import { useMemo } from 'react';
import {
  facetFilters,
  optionalFilters,
  snippetWords,
  versionTag,
} from './hosted/search-parameters.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { useActiveSection } from './use-active-section.ts';

/** Parameters that go to the hosted service with every query of this reader on this page; `chosen` is a version that they picked for the search. */
export function useHostedParameters(chosen?: string): Readonly<Record<string, unknown>> {
  const { config, docs } = useSite();
  const { version } = usePage();
  const { preferred } = usePreferredVersion();
  const section = useActiveSection();
  const isSmall = useMediaQuery('(width <= 750px)');
  return useMemo(() => {
    const last = docs.versions.find(({ isLast }) => isLast)?.name ?? 'current';
    const tag = versionTag(docs.pluginId, {
      active: chosen ?? version,
      preferred: preferred ?? undefined,
      last,
    });
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
        tags: [tag],
      }),
      optionalFilters: optionalFilters(section === undefined ? {} : { section }),
    };
  }, [config, docs, chosen, version, preferred, section, isSmall]);
}
