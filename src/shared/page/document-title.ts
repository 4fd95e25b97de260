import type { LocalizedConfig } from '../config/site-config.ts';

/**
 * Returns the document's title: "<page> | <site>", or only the site's title if the page's title is
 * empty or the same.
 */
export function documentTitle(
  title: string,
  config: Pick<LocalizedConfig, 'title' | 'titleDelimiter'>,
): string {
  return title === '' || title === config.title
    ? config.title
    : `${title} ${config.titleDelimiter} ${config.title}`;
}
