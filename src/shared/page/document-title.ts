import type { LocalizedConfig } from '../config/site-config.ts';

/** Returns the document title: "<page> | <site>", or the site's title for a page without one. */
export function documentTitle(
  title: string,
  config: Pick<LocalizedConfig, 'title' | 'titleDelimiter'>,
): string {
  return title === '' || title === config.title
    ? config.title
    : `${title} ${config.titleDelimiter} ${config.title}`;
}
