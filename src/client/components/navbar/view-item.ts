import { encodePath, toAddress } from '#shared/paths/base-path.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { isDocActive, isLinkActive, type NavbarPlace } from './is-active.ts';
import { localeHref } from '#shared/paths/locale-path.ts';
import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import type {
  AddedItems,
  ResolvedCustom,
  ResolvedHtml,
  ResolvedLink,
  ResolvedLocaleDropdown,
  ResolvedNavbarItem,
  ResolvedSearch,
  ResolvedVersionDropdown,
} from '#shared/navbar/resolved-item.ts';
import type { VersionConfig } from '#shared/config/version-config.ts';
import { versionParameter } from '#client/page-data/version-parameter.ts';
import { candidateVersions, type VersionChoice } from './versions.ts';
import { translate } from '#client/i18n/translate.ts';

/** A link to render, with its active state on the current page. */
export interface LinkView extends ResolvedLink {
  readonly active: boolean;
  /** Version to store as the reader's preference on click. */
  readonly savesVersion?: string;
}

/** A menu to render, with its items and its active state on the current page. */
export interface DropdownView {
  readonly kind: 'dropdown';
  readonly label: string;
  /** Label in the menu on small screens. */
  readonly mobileLabel: string;
  readonly link?: LinkView;
  readonly items: readonly ItemView[];
  readonly active: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** Whether the menu's items link to the same page in other versions. */
  readonly leadsToVersions?: boolean;
}

/** An item to render, in the bar or in the menu on small screens. */
export type ItemView = LinkView | DropdownView | ResolvedHtml | ResolvedSearch | ResolvedCustom;

/** Everything that navbar items depend on, apart from their configuration. */
export interface NavbarEnvironment {
  readonly site: SiteData;
  readonly place: NavbarPlace;
  readonly choice: VersionChoice;
  /** Known paths of the current page, keyed by version name. */
  readonly versionPaths: Readonly<Record<string, string>>;
  /** Current query and hash, kept in links to the page's other versions and languages. */
  readonly kept: { readonly search: string; readonly hash: string };
  /** Whether this is the search page, which all versions share. */
  readonly isSearch: boolean;
}

/** Returns an item with its URLs, labels and active state; null if it is not rendered. */
export function viewItem(
  item: ResolvedNavbarItem,
  environment: NavbarEnvironment,
): ItemView | null {
  const { choice, place } = environment;
  const [version] = candidateVersions(choice);
  switch (item.kind) {
    case 'link':
      return viewLink(item, environment);
    case 'doc': {
      const target = candidateVersions(choice)
        .map(({ name }) => item.targets[name])
        .find((one) => one !== undefined);
      if (!target) return null;
      const { label, path } = target;
      const active = isDocActive(target, place);
      return toPage(environment, path, { label, active, attributes: item.attributes });
    }
    case 'dropdown':
      return viewDropdown({
        ...item,
        link: item.link && viewLink(item.link, environment),
        items: viewItems(item.items, environment),
      });
    case 'docsVersion': {
      const { label = version?.label, link, attributes } = item;
      if (link) return { ...viewLink(link, environment), label, attributes };
      return version ? toPage(environment, version.path, { label, attributes }) : null;
    }
    case 'docsVersionDropdown':
      return version ? viewVersions(item, version, environment) : null;
    case 'localeDropdown':
      return viewLocales(item, environment);
    case 'html':
    case 'search':
    case 'custom':
      return item;
  }
}

/** Returns the views of all items that are rendered. */
export function viewItems(
  items: readonly ResolvedNavbarItem[],
  environment: NavbarEnvironment,
): ItemView[] {
  return items.map((item) => viewItem(item, environment)).filter((view) => view !== null);
}

function viewLink(link: ResolvedLink, { place }: NavbarEnvironment): LinkView {
  return { ...link, active: isLinkActive(link, place) };
}

/** Returns a link to a page of the site; by default it is active on that page. */
function toPage(
  { site, place }: NavbarEnvironment,
  path: string,
  more: Partial<LinkView>,
): LinkView {
  const href = toAddress(site.config.baseUrl, path);
  return { active: path === place.path, attributes: {}, ...more, kind: 'link', href };
}

/** Returns a menu; by default it is active if its link or one of its items is. */
function viewDropdown(
  menu: Pick<DropdownView, 'label' | 'items'> & Partial<DropdownView>,
): DropdownView {
  const active = [menu.link, ...menu.items].some((item) => item && 'active' in item && item.active);
  return { mobileLabel: menu.label, attributes: {}, active, ...menu, kind: 'dropdown' };
}

function viewVersions(
  item: ResolvedVersionDropdown,
  { label, name, path }: VersionConfig,
  environment: NavbarEnvironment,
) {
  const { choice, versionPaths } = environment;
  const entries = choice.versions.map((version): LinkView => ({
    kind: 'link',
    label: version.label,
    href: hrefInVersion(version, environment),
    active: version.name === choice.active,
    attributes: {},
    savesVersion: version.name,
  }));
  const items = withAddedItems(item, entries, environment);
  const link = toPage(environment, versionPaths[name] ?? path, { label });
  const state = item.activeClassDisabled && { active: false };
  if (items.length <= 1) return { ...link, ...state };
  const mobileLabel = translate('navbar.versions', 'Versions');
  return viewDropdown({ label, mobileLabel, link, items, leadsToVersions: true, ...state });
}

/** Adds the configured items before and after a menu's entries. */
function withAddedItems(
  { before, after }: AddedItems,
  entries: readonly ItemView[],
  environment: NavbarEnvironment,
) {
  return [...viewItems(before, environment), ...entries, ...viewItems(after, environment)];
}

/**
 * Returns the URL of the current location in another version: the same page with its query and
 * hash, or that version's search page, or else its main page.
 */
function hrefInVersion(
  { name, path }: VersionConfig,
  { site, place, versionPaths, kept, isSearch }: NavbarEnvironment,
) {
  if (isSearch) {
    const query = new URLSearchParams(kept.search);
    query.set(versionParameter, name);
    return `${place.href}?${query}`;
  }
  const samePage = versionPaths[name];
  const href = toAddress(site.config.baseUrl, samePage ?? path);
  return samePage === undefined ? href : href + kept.search + kept.hash;
}

function viewLocales(item: ResolvedLocaleDropdown, environment: NavbarEnvironment) {
  const { site, place, kept } = environment;
  const { locales, locale } = site.config;
  const base = { ...site.config, current: locale };
  const entries = Object.entries(locales).map(([key, { label, htmlLang }]): LinkView => ({
    kind: 'link',
    label,
    href: localeHref(base, key, encodePath(place.path)) + kept.search + kept.hash,
    active: key === locale,
    attributes: { lang: htmlLang, hrefLang: htmlLang, [fullLoadAttribute]: '' },
  }));
  return viewDropdown({
    label: locales[locale]?.label ?? locale,
    mobileLabel: translate('navbar.languages', 'Languages'),
    items: withAddedItems(item, entries, environment),
    active: false,
  });
}
