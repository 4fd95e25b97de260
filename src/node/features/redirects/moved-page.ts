import { siteAddress } from '#shared/page/head-tags.ts';
import { translateWith } from '#shared/i18n/translate.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { languageOf } from '#shared/i18n/complete-locale.ts';
import { escapeHtml } from '#node/compile/html/escape-html.ts';
import type { Redirect } from '#node/compile/model/site.ts';

/**
 * Returns the document to serve at a moved page's old address, on hosts without redirects of their
 * own. It redirects without scripts.
 */
export function movedPage(
  { to }: Pick<Redirect, 'to'>,
  label: string,
  config: LocalizedConfig,
): string {
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
