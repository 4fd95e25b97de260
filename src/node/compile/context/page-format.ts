import type { MarkdownFormat } from '#shared/config/site-config.ts';
import { errorAt, type Problem } from '#shared/problem.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';

/** Plain Markdown, which is data, or MDX, which is code. */
export type PageFormat = 'md' | 'mdx';

type FormattedPage = Pick<ScannedPage, 'file' | 'origin' | 'isGenerated' | 'frontmatter'>;

/**
 * Returns the format of a page or partial under the site's setting. Frontmatter can turn code into
 * data, but never data into code: text that the setting declares plain Markdown stays plain
 * Markdown, even if MDX imports it.
 */
export function formatOf(page: FormattedPage, setting: MarkdownFormat): PageFormat {
  const byName = page.file.endsWith('.mdx') ? 'mdx' : 'md';
  // For pages that the build generates, the file name determines the format.
  if (page.origin === 'api' || page.isGenerated) return byName;
  const toFormat = (format: MarkdownFormat): PageFormat => (format === 'detect' ? byName : format);
  const widest = toFormat(setting);
  return widest === 'md' ? 'md' : toFormat(wantedFormat(page) ?? setting);
}

/** Returns the format set in the frontmatter: `format`, or `mdx: { format }` as in Docusaurus. */
function wantedFormat({ frontmatter }: FormattedPage): MarkdownFormat | undefined {
  return frontmatter.format ?? frontmatter.mdx?.format;
}

/** Reports frontmatter that requests MDX where the setting only allows plain Markdown. */
export function refusedFormat(page: ScannedPage, format: PageFormat): readonly Problem[] {
  if (format === 'mdx' || wantedFormat(page) !== 'mdx') return [];
  return [
    errorAt(
      locateFrontmatter(page.file, page.frontmatter.format ? ['format'] : ['mdx', 'format']),
      'The page asks to be parsed as MDX, which is code, but pages of this kind are data here.',
      'Remove "format", or name the file .mdx; `markdown.format` in the configuration decides for all pages.',
    ),
  ];
}
