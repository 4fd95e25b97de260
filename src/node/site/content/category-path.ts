import type GithubSlugger from 'github-slugger';

/** What the address of a category's generated page is made from. */
interface GeneratedCategory {
  readonly slug: string | undefined;
  readonly label: string;
  /** Numbers the addresses of a version's categories with the same label. */
  readonly slugger: GithubSlugger;
}

/**
 * Returns the path of a category's generated page, without the version's and site's paths, as in
 * Docusaurus: the slug, or a path in a folder shared by all categories
 * (https://docusaurus.io/docs/sidebar/items).
 */
export function categoryPath({ slug, label, slugger }: GeneratedCategory): string {
  const path = slug ?? `category/${slugger.slug(label)}`;
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/+$/, '/');
}
