import { canonicalUrl } from '#shared/page/head-tags.ts';
import { withoutBase } from '#shared/paths/base-path.ts';
import { markdownPath } from '../../output/page-outputs.ts';
import type { CompileContext } from '../context/compile-context.ts';

/**
 * Creates a function that converts an author's address of a link or image to the full address; for
 * pages, that of their Markdown twin.
 */
export function createAddressFinder({
  result,
  settings: { config },
  site,
}: CompileContext): (written: string) => string | undefined {
  return (written) => {
    const url = result.resolutions.get(written) ?? result.resolutions.get(encodeURI(written));
    if (!url?.startsWith('/') || url.startsWith('//')) return url;
    const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const page = site.findPath(withoutBase(config.baseUrl, pathname) ?? '');
    return canonicalUrl(page === undefined ? pathname : markdownPath(page), config) + suffix;
  };
}
