import type { ApiPage } from '../model/api-page.ts';

/** Words for kinds of declarations in page titles. */
export const kindTitles: Readonly<Record<ApiPage['category'], string>> = {
  modules: 'Module',
  namespaces: 'Namespace',
  enums: 'Enumeration',
  classes: 'Class',
  interfaces: 'Interface',
};

/** Returns the title of a page: `Class: Actions`. */
export function pageTitle({ category, name }: Pick<ApiPage, 'category' | 'name'>): string {
  return `${kindTitles[category]}: ${name}`;
}
