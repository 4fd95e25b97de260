import type { FacetFilters } from '#shared/site-config.ts';

/** What the filters of a request depend on. */
export interface FilterInput {
  /** Contextual search is on. */
  readonly isContextual: boolean;
  /** Filters of the configuration. */
  readonly configured?: FacetFilters;
  readonly language: string;
  /** Tags of the docs plugins' versions that the reader is in: `docs-default-current`. */
  readonly tags: readonly string[];
}

/** What the favoured hits depend on. */
export interface PreferenceInput {
  /** Text of the active navbar item; absent when none is active. */
  readonly section?: string;
}

/** Section of pages that belong to no navbar item. */
const defaultSection = 'Documentation';

/** Filters of every request: those of the reader's context first, then those of the configuration. */
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

/** Hits that come first where they fit equally well: those of the active section, and those that are not of the API. */
export function optionalFilters({ section = defaultSection }: PreferenceInput): readonly string[] {
  return [`hierarchy.lvl0:${section}`, 'is_api:false'];
}

/** Tag of a version of a docs plugin. The version is the active one, else the reader's preferred one, else the last. */
export function versionTag(
  pluginId: string,
  versions: { readonly active?: string; readonly preferred?: string; readonly last: string },
): string {
  return `docs-${pluginId}-${versions.active ?? versions.preferred ?? versions.last}`;
}

/** Words of a snippet: fewer on small screens. */
export function snippetWords(isSmall: boolean): number {
  return isSmall ? 5 : 10;
}
