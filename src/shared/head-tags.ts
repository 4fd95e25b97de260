import type { PageData } from './page.ts';
import { withBase } from './base-path.ts';
import type { SiteConfig } from './site-config.ts';

/** One tag of the document's head; `title` has text, the others attributes. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** Configuration that head tags are made from. */
export type HeadConfig = Pick<
  SiteConfig,
  | 'title'
  | 'titleDelimiter'
  | 'url'
  | 'baseUrl'
  | 'noIndex'
  | 'defaultLocale'
  | 'locales'
  | 'metadata'
  | 'image'
>;

/** Version, plugin and place that search services read. */
const docsTags = { version: 'current', tag: 'docs-default-current' };

/** Title of the browser's tab: "<page> | <site>"; the site's title alone for a page without one. */
export function pageTitle(
  title: string,
  config: Pick<HeadConfig, 'title' | 'titleDelimiter'>,
): string {
  return title === '' || title === config.title
    ? config.title
    : `${title} ${config.titleDelimiter} ${config.title}`;
}

/** Absolute address of a page. */
export function canonicalUrl(path: string, config: Pick<HeadConfig, 'url' | 'baseUrl'>): string {
  return config.url.replace(/\/+$/, '') + withBase(config.baseUrl, path);
}

/** Tags of one page's head, the same in the prerendered file and after client navigation. Later tags of the same name win. */
export function headTags(page: PageData, config: HeadConfig): readonly HeadTag[] {
  const title = pageTitle(page.title, config);
  const tags: readonly HeadTag[] = [
    { tag: 'title', attributes: {}, text: title },
    meta('og:title', title),
    ...(page.kind.startsWith('not-') ? [] : addressTags(page.path, config)),
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
  ];
  return [...new Map(tags.map((tag) => [keyOf(tag), tag])).values()];
}

function addressTags(path: string, config: HeadConfig): readonly HeadTag[] {
  const url = canonicalUrl(path, config);
  const alternates = [
    ...Object.values(config.locales).map((locale) => locale.htmlLang),
    'x-default',
  ];
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: url } },
    meta('og:url', url),
    ...alternates.map((hreflang): HeadTag => ({
      tag: 'link',
      attributes: { rel: 'alternate', href: url, hreflang },
    })),
  ];
}

/** The page's picture, or that of the site, for cards that other sites show of a link. */
function imageTags(page: PageData, config: HeadConfig): readonly HeadTag[] {
  const image = page.image ?? config.image;
  if (!image) return [];
  const address = /^https?:/i.test(image)
    ? image
    : canonicalUrl(`/${image.replace(/^\//, '')}`, config);
  return [meta('og:image', address), named('twitter:image', address)];
}

function robots(page: PageData, config: HeadConfig): readonly HeadTag[] {
  if (config.noIndex || page.unlisted) return [named('robots', 'noindex, nofollow')];
  return page.kind === 'search' ? [named('robots', 'noindex, follow')] : [];
}

function searchTags(page: PageData, { defaultLocale }: HeadConfig): readonly HeadTag[] {
  const isDoc = page.kind === 'doc';
  const tag = isDoc ? docsTags.tag : 'default';
  return [
    named('docusaurus_locale', defaultLocale),
    ...(isDoc ? [named('docusaurus_version', docsTags.version)] : []),
    named('docusaurus_tag', tag),
    named('docsearch:language', defaultLocale),
    ...(isDoc ? [named('docsearch:version', docsTags.version)] : []),
    named('docsearch:docusaurus_tag', tag),
  ];
}

function keyOf({ tag, attributes }: HeadTag): string {
  return [
    tag,
    attributes.name ?? attributes.property ?? attributes.rel ?? '',
    attributes.hreflang ?? '',
  ].join(' ');
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function meta(property: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property, content } };
}
