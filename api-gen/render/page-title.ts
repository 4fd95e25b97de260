import type { ApiPage } from '../model/api-page.ts';

/** What a page's title calls its declaration. */
export const kindTitles: Readonly<Record<ApiPage['category'], string>> = {
  modules: 'Module',
  namespaces: 'Namespace',
  enums: 'Enumeration',
  classes: 'Class',
  interfaces: 'Interface',
};

/** Title of a page: `Class: Actions`. */
export function pageTitle({ category, name }: Pick<ApiPage, 'category' | 'name'>): string {
  return `${kindTitles[category]}: ${name}`;
}
