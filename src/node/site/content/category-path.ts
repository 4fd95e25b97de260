import type GithubSlugger from 'github-slugger';

/** The link of a category to its generated page, and what its address is made of. */
interface GeneratedCategory {
  readonly slug: string | undefined;
  readonly label: string;
  /** Numbers the addresses of a version's categories with the same label. */
  readonly slugger: GithubSlugger;
}

/**
 * Returns the path of a category's generated page, without the paths of version and site, as in
 * Docusaurus: the slug, or a folder for all categories (https://docusaurus.io/docs/sidebar/items).
 */
export function categoryPath({ slug, label, slugger }: GeneratedCategory): string {
  const path = slug ?? `category/${slugger.slug(label)}`;
  return `/${path.replace(/^\/+|\/+$/g, '')}/`.replace(/^\/+$/, '/');
}
