import { toRoutePath } from '#shared/paths/route-path.ts';
import { visibleText } from '../markdown/escape.ts';

/** Metadata of a generated page for the site. */
export interface FrontmatterInput {
  /** Path of the file in the API's folder, without extension. */
  readonly id: string;
  /** Site path that the page must have. */
  readonly path: string;
  readonly title: string;
  /** The page's declaration; absent on the index pages. */
  readonly declares?: {
    readonly kind: string;
    readonly name: string;
    readonly isNameShared?: boolean;
  };
  readonly label: string;
  readonly description: string;
  readonly position?: number;
}

/** Folder of the API below the site's root. */
const apiFolder = 'contributing/api';

/**
 * Renders the frontmatter of a page as JSON, which is valid YAML. Sets the address if it differs
 * from the file's name.
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
    slug: toRoutePath(`${apiFolder}/${id}.mdx`) === path ? undefined : path,
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
