import { createHash } from 'node:crypto';
import { baseUrlBannerScript } from '#shared/base-url-banner.ts';
import type { LocalizedConfig, SiteConfig } from '#shared/site-config.ts';
import { trustedTypesPolicy } from '#shared/trusted-types-policy.ts';
import { prePaintScript } from './pre-paint-script.ts';

/** The inline scripts of the site's documents: the second one stands on the home page only. */
export function inlineScripts(config: LocalizedConfig): readonly string[] {
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
  /** Texts of the style elements in the documents. */
  readonly styles: readonly string[];
}

const sources =
  /<(img|source|video|audio|iframe|embed)\b[^>]*?\ssrc="(?:(https?:)?\/\/([^/"?#]+))/gi;

/** Reads from the HTML of all pages which hosts and inline styles their authors use; `styles` are those of the site itself. */
export function findContentNeeds(
  pages: Iterable<string>,
  styles: readonly string[] = [],
): ContentNeeds {
  const media = new Set<string>();
  const frames = new Set<string>();
  let hasInlineStyles = false;
  for (const html of pages) {
    hasInlineStyles ||= /<[a-z][^>]*\sstyle="/i.test(html);
    for (const [, tag = '', scheme = 'https:', host = ''] of html.matchAll(sources))
      (tag.toLowerCase() === 'iframe' ? frames : media).add(`${scheme}//${host}`);
  }
  return { media: [...media].sort(), frames: [...frames].sort(), hasInlineStyles, styles };
}

/** What all of these need together. */
export function mergeNeeds(needs: readonly ContentNeeds[]): ContentNeeds {
  const merge = (lists: readonly (readonly string[])[]): readonly string[] =>
    [...new Set(lists.flat())].sort();
  return {
    media: merge(needs.map(({ media }) => media)),
    frames: merge(needs.map(({ frames }) => frames)),
    hasInlineStyles: needs.some(({ hasInlineStyles }) => hasInlineStyles),
    styles: [...new Set(needs.flatMap(({ styles }) => styles))],
  };
}

/**
 * The policy of the site's documents (Content Security Policy Level 3, Trusted Types): code and styles of this site
 * alone, what stands in the documents by its hash, HTML through one policy of ours. Pictures may be `data:` for the icons in the styles.
 * It allows the documents of each of these configurations: one for each language.
 */
export function contentSecurityPolicy(
  configs: readonly LocalizedConfig[],
  needs: ContentNeeds,
): string {
  const appId = configs[0]?.search.hosted?.appId;
  const search =
    appId === undefined ? [] : [`https://${appId}-dsn.algolia.net`, 'https://*.algolianet.com'];
  const scripts = new Set(configs.flatMap(inlineScripts));
  const directives: readonly (readonly [string, ...string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...[...scripts].map(hashSource)],
    ['style-src', "'self'", ...needs.styles.map(hashSource)],
    ...styleAttributes(configs[0]?.announcementBar, needs),
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
  bar: SiteConfig['announcementBar'],
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
export function headersFile(
  configs: readonly Pick<SiteConfig, 'baseUrl'>[],
  policy: string,
): string {
  const scripts = "script-src 'self'";
  const root = configs[0]?.baseUrl ?? '/';
  return [
    `${root}*`,
    `  Content-Security-Policy: ${policy.replace(scripts, `${scripts} 'wasm-unsafe-eval'`)}; frame-ancestors 'none'`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '',
    `${root}*.md`,
    '  Content-Type: text/markdown; charset=utf-8',
    '',
    ...configs.flatMap(({ baseUrl }) => [
      `${baseUrl}assets/*`,
      '  Cache-Control: public, max-age=31536000, immutable',
      '',
    ]),
  ].join('\n');
}
