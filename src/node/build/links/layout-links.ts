import { fullLoadAttribute, resolveLink } from '#shared/navbar/resolve-link.ts';
import { toAddress, withBase } from '#shared/paths/base-path.ts';
import type { SidebarView } from '#shared/page/navigation.ts';
import type { ClientConfig } from '#shared/page/site-data.ts';
import { readHtml } from '#node/compile/html/read-html.ts';

/** Returns the addresses that a page's layout links to, before it is rendered. */
export function layoutLinks(config: ClientConfig, sidebar: SidebarView | null): readonly string[] {
  const { announcementBar, baseUrl, footer, navbar } = config;
  const home = { kind: 'link', href: withBase(baseUrl, navbar.logo?.href ?? '/') };
  return linksIn([announcementBar, home, navbar.items, footer, sidebar?.items], baseUrl);
}

/** Returns all addresses in the layout's data, including those in HTML markup. */
function linksIn(value: unknown, baseUrl: string): readonly string[] {
  if (typeof value === 'string') return value.includes('<') ? readHtml(value).urls : [];
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap((part) => linksIn(part, baseUrl));
  const link = toLink(value, baseUrl);
  // Links that need a full page load are not checked here, just as in documents.
  if (link === undefined || (link.attributes && fullLoadAttribute in link.attributes)) return below;
  return [link.href ?? toAddress(baseUrl, link.path ?? '/'), ...below];
}

interface LinkData {
  readonly kind?: unknown;
  readonly to?: string;
  readonly href?: string;
  readonly path?: string;
  readonly attributes?: object;
}

function toLink(data: LinkData, baseUrl: string): LinkData | undefined {
  if (data.href === undefined && data.path === undefined && data.to === undefined) return undefined;
  return data.kind === undefined && data.path === undefined ? resolveLink(data, baseUrl) : data;
}
