import type { FacetFilters } from '#shared/config/site-config.ts';

/** Everything that a request's filters depend on. */
export interface FilterInput {
  readonly isContextual: boolean;
  /** Filters from the configuration. */
  readonly configured?: FacetFilters;
  readonly language: string;
  /** Tags of the docs plugins' current versions: `docs-default-current`. */
  readonly tags: readonly string[];
}

/** Everything that boosted hits depend on. */
export interface PreferenceInput {
  /** Label of the active navbar item; absent if none is active. */
  readonly section?: string;
}

/** Section of pages that belong to no navbar item. */
const defaultSection = 'Documentation';

/** Returns the filters of every request: the reader's context first, then the configuration. */
export function facetFilters({
  isContextual,
  configured = [],
  language,
  tags,
}: FilterInput): readonly (string | readonly string[])[] {
  const own = typeof configured === 'string' ? [configured] : configured;
  return isContextual
    ? [
        `language:${language}`,
        ['docusaurus_tag:default', ...tags.map((tag) => `docusaurus_tag:${tag}`)],
        ...own,
      ]
    : own;
}

/**
 * Returns the hits to boost among equally good ones: those of the active section, and those outside
 * the API.
 */
export function optionalFilters({ section = defaultSection }: PreferenceInput): readonly string[] {
  return [`hierarchy.lvl0:${section}`, 'is_api:false'];
}

/** Returns the number of words in a snippet, which is smaller on small screens. */
export function snippetWords(isSmall: boolean): number {
  return isSmall ? 5 : 10;
}
