import { createHash } from 'node:crypto';
import { baseUrlBannerScript } from '#shared/base-url-banner.ts';
import type { SiteConfig } from '#shared/site-config.ts';
import { trustedTypesPolicy } from '#shared/trusted-types-policy.ts';
import { prePaintScript } from './pre-paint-script.ts';

/** The inline scripts of the site's documents: the second one stands on the home page only. */
export function inlineScripts(config: SiteConfig): readonly string[] {
  const banner = baseUrlBannerScript(config);
  return [prePaintScript(config), ...(banner === null ? [] : [banner])];
}

/** What the pages' own HTML needs beyond the site itself. */
export interface ContentNeeds {
  /** Origins of pictures, films and sounds. */
  readonly media: readonly string[];
  /** Origins of frames. */
  readonly frames: readonly string[];
  /** An author has written `style="…"`. */
  readonly hasInlineStyles: boolean;
}

const sources =
  /<(img|source|video|audio|iframe|embed)\b[^>]*?\ssrc="(?:(https?:)?\/\/([^/"?#]+))/gi;

/** Reads from the HTML of all pages which hosts and inline styles their authors use. */
export function findContentNeeds(pages: Iterable<string>): ContentNeeds {
  const media = new Set<string>();
  const frames = new Set<string>();
  let hasInlineStyles = false;
  for (const html of pages) {
    hasInlineStyles ||= /<[a-z][^>]*\sstyle="/i.test(html);
    for (const [, tag = '', scheme = 'https:', host = ''] of html.matchAll(sources))
      (tag.toLowerCase() === 'iframe' ? frames : media).add(`${scheme}//${host}`);
  }
  return { media: [...media].sort(), frames: [...frames].sort(), hasInlineStyles };
}

/**
 * The policy of the site's documents (Content Security Policy Level 3, Trusted Types): code and styles of this site
 * alone, the inline scripts by their hashes, HTML through one policy of ours. Pictures may be `data:` for the icons in the styles.
 */
export function contentSecurityPolicy(config: SiteConfig, needs: ContentNeeds): string {
  const { hosted } = config.search;
  const search = hosted
    ? [`https://${hosted.appId}-dsn.algolia.net`, 'https://*.algolianet.com']
    : [];
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...inlineScripts(config).map(hashSource)],
    ['style-src', "'self'"],
    ...styleAttributes(config, needs),
    ['img-src', "'self'", 'data:', ...needs.media],
    ...(needs.media.length > 0 ? [['media-src', "'self'", ...needs.media] as const] : []),
    ...(needs.frames.length > 0 ? [['frame-src', "'self'", ...needs.frames] as const] : []),
    ...(search.length > 0 ? [['connect-src', "'self'", ...search] as const] : []),
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', trustedTypesPolicy],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/** Authors' own styles, or the colours of the announcement as React writes them into its one style attribute. */
function styleAttributes(
  { announcementBar: bar }: SiteConfig,
  { hasInlineStyles }: ContentNeeds,
): readonly (readonly [string, ...string[]])[] {
  if (hasInlineStyles) return [['style-src-attr', "'unsafe-inline'"]];
  const colors = [
    ...(bar?.backgroundColor ? [`background-color:${bar.backgroundColor.trim()}`] : []),
    ...(bar?.textColor ? [`color:${bar.textColor.trim()}`] : []),
  ];
  return colors.length === 0
    ? []
    : [['style-src-attr', "'unsafe-hashes'", hashSource(colors.join(';'))]];
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The file from which hosts such as Netlify and Cloudflare Pages take headers. Frames can be forbidden by a header only. A
 * header also rules the worker that parses code, which is WebAssembly; a page is under both policies, and so without it.
 */
export function headersFile({ baseUrl }: Pick<SiteConfig, 'baseUrl'>, policy: string): string {
  const scripts = "script-src 'self'";
  return [
    `${baseUrl}*`,
    `  Content-Security-Policy: ${policy.replace(scripts, `${scripts} 'wasm-unsafe-eval'`)}; frame-ancestors 'none'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '',
    `${baseUrl}*.md`,
    '  Content-Type: text/markdown; charset=utf-8',
    '',
    `${baseUrl}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
