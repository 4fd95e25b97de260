import type { PageRecord } from '#shared/page/page.ts';
import { toRoutePath } from '#shared/paths/route-path.ts';
import { visibleText } from '../markdown/escape.ts';
import type { ApiPage } from '../model/api-page.ts';

/** Metadata of a generated page for the site; its id is the path in the API's folder. */
export interface FrontmatterInput extends Pick<
  PageRecord,
  'id' | 'path' | 'title' | 'declares' | 'label' | 'position'
> {
  readonly description: string;
}

/**
 * Renders a page's frontmatter as JSON, which is valid YAML. Sets `slug` if the page's path differs
 * from the one that its file name implies.
 */
export function renderFrontmatter({
  id,
  path,
  title,
  declares,
  label,
  description,
  position,
}: FrontmatterInput): string {
  const fields: Readonly<Record<string, unknown>> = {
    title: visibleText(title),
    declares: declares && { ...declares, name: visibleText(declares.name) },
    sidebar_label: visibleText(label),
    description: visibleText(description),
    sidebar_position: position,
    slug: toRoutePath(`${folderOf(path, id)}/${id}.mdx`) === path ? undefined : path,
    custom_edit_url: null,
  };
  return [
    '---',
    ...Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : `${name}: ${JSON.stringify(value)}`,
    ),
    '---',
  ].join('\n');
}

/** Returns the folder of the reference, given the path and id of one of its pages. */
function folderOf(path: string, id: string): string {
  const end = path.endsWith(`/${id}/`) ? id.length + 2 : 1;
  return path.slice(1, -end);
}

/** Names of declaration kinds in page titles. */
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
