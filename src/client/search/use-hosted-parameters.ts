import { useMemo } from 'react';
import { mediaQueries } from '#shared/document/media-queries.ts';
import { facetFilters, optionalFilters, snippetWords } from './hosted/search-parameters.ts';
import { docsVersionTag } from '#shared/config/version-config.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import { useSearchVersion } from './use-search-version.ts';
import { useActiveSection } from './use-active-section.ts';

/** Returns the parameters of queries to the hosted service from this page; `chosen` is the version selected in the search. */
export function useHostedParameters(chosen?: string): Readonly<Record<string, unknown>> {
  const { config, docs } = useSite();
  const version = useSearchVersion(chosen);
  const section = useActiveSection();
  const isSmall = useMediaQuery(mediaQueries.short);
  return useMemo(() => {
    const tag = docsVersionTag(docs.pluginId, version);
    const shared = docs.versions.find(({ name }) => name === version)?.sharedReference;
    const words = snippetWords(isSmall);
    const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map(
      (level) => `hierarchy.${level}:${words}`,
    );
    return {
      attributesToSnippet: [...levels, `content:${words}`],
      facetFilters: facetFilters({
        isContextual: config.search.contextualSearch,
        configured: config.search.facetFilters,
        language: config.locale,
        tags: shared === undefined ? [tag] : [tag, docsVersionTag(docs.pluginId, shared)],
      }),
      optionalFilters: optionalFilters(section === undefined ? {} : { section }),
    };
  }, [config, docs, version, section, isSmall]);
}
