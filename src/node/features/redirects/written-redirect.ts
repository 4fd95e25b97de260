import path from 'node:path';
import { toRoutePath } from '#shared/paths/route-path.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { SourcePosition } from '#shared/problem.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';
import { pathInVersion } from '#node/site/content/place-pages.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { ConfigText } from '#node/site/config/config-source.ts';
import { parseData } from '#node/base/syntax/code-source.ts';

/** A redirect as written by its author. */
export interface WrittenRedirect {
  readonly from: string;
  /** `from` as written in the file. */
  readonly written: string;
  /** A path in the site, or a full URL. */
  readonly to: string;
  /** Called only when there is a problem to report. */
  readonly position: () => SourcePosition;
  /** Position of the target; for a page's `redirect_from`, the same as `position`. */
  readonly targetPosition: () => SourcePosition;
}

/** Reads the redirects in the configuration, with their positions in the file. */
export function configRedirects(
  { redirects }: Pick<SiteConfig, 'redirects'>,
  { file, text }: ConfigText,
): readonly WrittenRedirect[] {
  const placeOf = (path: readonly string[]) => () =>
    parseData(text, file).locate(['redirects', ...path]);
  return redirects.flatMap(({ from, to }, index) =>
    [from].flat().map((one, place) => ({
      from: one,
      written: one,
      to,
      position: placeOf([`${index}`, 'from', ...(Array.isArray(from) ? [`${place}`] : [])]),
      targetPosition: placeOf([`${index}`, 'to']),
    })),
  );
}

/**
 * Reads a page's `redirect_from`. Each entry is resolved like a `slug`: from the root of the page's
 * version, or from the page's folder.
 */
export function pageRedirects(page: ScannedPage, version: DocsVersion): readonly WrittenRedirect[] {
  const { redirect_from: given = [] } = page.frontmatter;
  const folder = path.posix.dirname(page.source);
  return [given].flat().map((from, index) => {
    const isInside = !path.posix.normalize(path.posix.join(folder, from)).startsWith('..');
    const isPath = from.startsWith('/') || (isInside && !/^[a-z][a-z\d+.-]*:/i.test(from));
    const field = ['redirect_from', ...(Array.isArray(given) ? [String(index)] : [])];
    const position = () => locateFrontmatter(page.original ?? page.file, field);
    return {
      from: isPath
        ? pathInVersion(
            version,
            from.startsWith('/') ? from : toRoutePath(page.source, { slug: from }),
          )
        : from,
      written: from,
      to: page.record.path,
      position,
      targetPosition: position,
    };
  });
}
