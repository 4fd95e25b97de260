import type { LocalizedConfig } from '../config/site-config.ts';

/** Document title: "<page> | <site>", or just the site's title for a page without one. */
export function documentTitle(
  title: string,
  config: Pick<LocalizedConfig, 'title' | 'titleDelimiter'>,
): string {
  return title === '' || title === config.title
    ? config.title
    : `${title} ${config.titleDelimiter} ${config.title}`;
}
