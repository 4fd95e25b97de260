import { siteAddress } from '#shared/page/head-tags.ts';
import { translateWith } from '#shared/i18n/translate.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';
import { normalizePath } from '#shared/paths/base-path.ts';
import { outputFile } from '#node/base/files/page-outputs.ts';
import type { Feature } from '#node/compile/model/feature.ts';

/** Redirect pages at the former paths of pages, and a list of these paths for the app. */
export const movedPages: Feature = {
  outputs: (site) =>
    site.redirects().map(({ from, to, page = '' }) => {
      const content = () => movedPage(to, site.pageAt(page)?.record.title ?? to, site.config());
      return [outputFile(from), { content }];
    }),
  async siteIndex(site) {
    const moved = site.redirects().map(({ from }) => normalizePath(from));
    return { moved: moved.length > 0 ? moved : undefined };
  },
};

/**
 * Returns the HTML to serve at a moved page's old URL on hosts without redirects of their own. It
 * redirects without scripts.
 */
function movedPage(to: string, label: string, config: LocalizedConfig): string {
  const { lang, dir } = languageOf(config);
  const title = escapeHtml(translateWith(config.catalogue)('moved.title', 'This page has moved'));
  const address = escapeHtml(to);
  const canonical = escapeHtml(to.startsWith('/') ? siteAddress(to, config) : to);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
</head>
<body>
<main>
<h1>${title}</h1>
<p><a href="${address}">${escapeHtml(label)}</a></p>
</main>
</body>
</html>
`;
}
