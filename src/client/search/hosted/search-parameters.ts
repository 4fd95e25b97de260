import type { ClientConfig } from '#shared/page/site-data.ts';

const titles = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Returns the parameters for every request. With `contextualSearch`, they filter by the reader's
 * language and versions in addition to the configured filters. Among equally good hits, they prefer
 * hits in the active section and hits outside the API. `tags` are those of the versions to search
 * (`docs-default-current`), and `section` is the label of the active navbar item; by default, the
 * section for pages that belong to no item. A small screen has room only for short snippets.
 */
export function hostedParameters(
  { locale, search: { contextualSearch, facetFilters = [] } }: ClientConfig,
  tags: readonly string[],
  isSmall: boolean,
  section = 'Documentation',
) {
  const own = typeof facetFilters === 'string' ? [facetFilters] : facetFilters;
  const versions = ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`);
  const words = isSmall ? 5 : 10;
  return {
    attributesToSnippet: [...titles.map((level) => `hierarchy.${level}`), 'content'].map(
      (attribute) => `${attribute}:${words}`,
    ),
    facetFilters: contextualSearch ? [`language:${locale}`, versions, ...own] : own,
    optionalFilters: [`hierarchy.lvl0:${section}`, 'is_api:false'],
  };
}
