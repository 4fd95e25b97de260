import type { MarkdownFormat } from '#shared/config/site-config.ts';
import type { Problem } from '#shared/problem.ts';
import { locateFrontmatter } from '../../content/frontmatter/parse-frontmatter.ts';
import type { ScannedPage } from '../../content/scan-page.ts';

/** Plain Markdown, which is data, or MDX, which is code. */
export type PageFormat = 'md' | 'mdx';

/** What the format of a page depends on. */
type FormattedPage = Pick<ScannedPage, 'file' | 'origin' | 'isGenerated' | 'frontmatter'>;

/**
 * The format of a page or partial under the site's setting. Frontmatter makes a page data, never code: text that the
 * setting calls plain Markdown stays so, even when MDX imports it.
 */
export function formatOf(page: FormattedPage, setting: MarkdownFormat): PageFormat {
  const byName = page.file.endsWith('.mdx') ? 'mdx' : 'md';
  // Pages that the build writes itself are what their names say.
  if (page.origin === 'api' || page.isGenerated) return byName;
  const toFormat = (format: MarkdownFormat): PageFormat => (format === 'detect' ? byName : format);
  const widest = toFormat(setting);
  const { format = setting } = page.frontmatter;
  return widest === 'md' ? 'md' : toFormat(format);
}

/** Reports frontmatter that asks for MDX where the setting allows plain Markdown only. */
export function refusedFormat(page: ScannedPage, format: PageFormat): readonly Problem[] {
  if (format === 'mdx' || page.frontmatter.format !== 'mdx') return [];
  return [
    {
      message: 'The page asks to be read as MDX, which is code; pages of this kind are data here.',
      hint: 'Remove "format", or name the file .mdx; `markdown.format` in the configuration decides for all pages.',
      severity: 'error',
      position: locateFrontmatter(page.file, ['format']),
    },
  ];
}
