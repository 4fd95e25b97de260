import type { FacetFilters } from '#shared/config/site-config.ts';

/** Everything that a request's parameters depend on. */
export interface ParameterInput {
  readonly isContextual: boolean;
  /** Filters from the configuration. */
  readonly configured?: FacetFilters;
  readonly language: string;
  /** Tags of the docs plugins' current versions: `docs-default-current`. */
  readonly tags: readonly string[];
  /** Label of the active navbar item. Default: the section for pages that belong to no item. */
  readonly section?: string;
  /** Whether the screen has room only for short snippets. */
  readonly isSmall: boolean;
}

const titles = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/**
 * Returns the parameters for every request. They filter by the reader's context first, then by the
 * configuration. Among equally good hits, they prefer hits in the active section and hits outside
 * the API.
 */
export function hostedParameters({
  isContextual,
  configured = [],
  language,
  tags,
  section = 'Documentation',
  isSmall,
}: ParameterInput) {
  const own = typeof configured === 'string' ? [configured] : configured;
  const versions = ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`);
  const words = isSmall ? 5 : 10;
  return {
    attributesToSnippet: [...titles.map((level) => `hierarchy.${level}`), 'content'].map(
      (attribute) => `${attribute}:${words}`,
    ),
    facetFilters: isContextual ? [`language:${language}`, versions, ...own] : own,
    optionalFilters: [`hierarchy.lvl0:${section}`, 'is_api:false'],
  };
}
