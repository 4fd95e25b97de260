import { languageOf } from '#shared/i18n/complete-locale.ts';
import { documentTitle } from './document-title.ts';
import type { PageData } from './page.ts';
import { encodePath, toAddress } from '../paths/base-path.ts';
import { localeHref } from '../paths/locale-path.ts';
import type { LocalizedConfig } from '../config/site-config.ts';
import { currentVersionName, docsVersionTag } from '../config/version-config.ts';

/**
 * One tag in the document's head. `title` has text, all others have attributes. `html` and `body`
 * stand for the document's own elements.
 */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'html' | 'body';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The configuration fields that head tags need. */
export type HeadConfig = Pick<
  LocalizedConfig,
  | 'title'
  | 'titleDelimiter'
  | 'url'
  | 'baseUrl'
  | 'noIndex'
  | 'defaultLocale'
  | 'locale'
  | 'locales'
  | 'metadata'
  | 'image'
>;

/**
 * Returns the full URL of the page or file at a path without the base path. The URL has no scheme
 * and host if the site's `url` is empty.
 */
export function canonicalUrl(path: string, config: Pick<HeadConfig, 'url' | 'baseUrl'>): string {
  return siteAddress(toAddress(config.baseUrl, path), config);
}

/**
 * Returns the full URL for a path that includes the base path; the path itself if the site has no
 * URL.
 */
export function siteAddress(address: string, { url }: Pick<HeadConfig, 'url'>): string {
  return url.replace(/\/+$/, '') + address;
}

/**
 * Returns the tags for a page's head, which are the same in the prerendered file and after client
 * navigation. Later tags replace earlier ones with the same name, and tags from the page's content
 * come last.
 */
export function headTags(
  page: PageData,
  config: HeadConfig,
  given: readonly HeadTag[] = [],
): readonly HeadTag[] {
  const title = documentTitle(page.title, config);
  const tags: readonly HeadTag[] = [
    { tag: 'title', attributes: {}, text: title },
    meta('og:title', title),
    ...(page.kind.startsWith('not-') ? [] : addressTags(page, config)),
    ...(page.description
      ? [named('description', page.description), meta('og:description', page.description)]
      : []),
    ...(page.keywords?.length ? [named('keywords', page.keywords.join(','))] : []),
    meta('og:type', page.kind === 'doc' && page.path !== '/' ? 'article' : 'website'),
    ...(page.lastUpdated ? [meta('article:modified_time', page.lastUpdated)] : []),
    ...imageTags(page, config),
    named('twitter:card', 'summary_large_image'),
    ...robots(page, config),
    ...searchTags(page, config),
    ...config.metadata.map((attributes): HeadTag => ({ tag: 'meta', attributes })),
    ...given,
  ];
  return [...new Map(tags.map((tag) => [keyOf(tag), tag])).values()];
}

/**
 * Returns the page's canonical URL and the links to its translations; nothing if the site has no
 * URL. A page has the same path in every language; `x-default` is for all other languages (Google,
 * "Localized versions").
 */
function addressTags(
  { path, canonicalPath = path }: PageData,
  config: HeadConfig,
): readonly HeadTag[] {
  const { locales, locale: current, defaultLocale } = config;
  if (config.url === '') return [];
  const url = canonicalUrl(canonicalPath, config);
  const alternates = [...Object.keys(locales), 'x-default'].map((key) => {
    const locale = key === 'x-default' ? defaultLocale : key;
    const address = localeHref({ ...config, current }, locale, encodePath(path));
    return { hreflang: languageOf(config, key).lang, href: siteAddress(address, config) };
  });
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('og:url', url),
    ...alternates.map(({ href, hreflang }): HeadTag => ({
      tag: 'link',
      attributes: { rel: 'alternate', href, hreflang },
    })),
  ];
}

/**
 * Returns the social-card tags for the page's image, or for the site's image if the page has none.
 */
function imageTags(page: PageData, config: HeadConfig): readonly HeadTag[] {
  const image = page.image ?? config.image;
  const isFull = /^https?:/i.test(image ?? '');
  if (!image || (config.url === '' && !isFull)) return [];
  const address = isFull ? image : canonicalUrl(`/${image.replace(/^\//, '')}`, config);
  const { imageAlt } = page;
  return [
    meta('og:image', address),
    named('twitter:image', address),
    ...(imageAlt
      ? [
          meta('og:image:width', '1200'),
          meta('og:image:height', '630'),
          meta('og:image:alt', imageAlt),
        ]
      : []),
  ];
}

function robots(page: PageData, config: HeadConfig): readonly HeadTag[] {
  if (config.noIndex || page.unlisted || page.noIndex)
    return [named('robots', 'noindex, nofollow')];
  return page.kind === 'search' ? [named('robots', 'noindex, follow')] : [];
}

/** Returns the tags for search services: language, version, and plugin. */
function searchTags(page: PageData, { locale }: HeadConfig): readonly HeadTag[] {
  const isDoc = page.kind === 'doc';
  const version = page.version ?? currentVersionName;
  const tag = isDoc ? docsVersionTag('default', page.searchVersion ?? version) : 'default';
  return [
    named('docusaurus_locale', locale),
    ...(isDoc ? [named('docusaurus_version', version)] : []),
    named('docusaurus_tag', tag),
    named('docsearch:language', locale),
    ...(isDoc ? [named('docsearch:version', version)] : []),
    named('docsearch:docusaurus_tag', tag),
  ];
}

/**
 * Returns a tag's key: a later tag replaces an earlier one with the same key. A page has one tag
 * per name, but may have several links of most kinds.
 */
function keyOf({ tag, attributes }: HeadTag) {
  const { name, property, rel, hreflang, href = '' } = attributes;
  const target = rel === undefined || rel === 'canonical' ? '' : (hreflang ?? href);
  return [tag, name ?? property ?? rel ?? '', target].join(' ');
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function meta(property: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property, content } };
}
