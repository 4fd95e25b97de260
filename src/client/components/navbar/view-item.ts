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
import { candidateVersions, chooseTarget, pathOrStart, type VersionChoice } from './versions.ts';
import { translate } from '#client/i18n/translate.ts';

/** A link to render. */
export interface LinkView extends Pick<
  ResolvedLink,
  'kind' | 'label' | 'html' | 'href' | 'attributes'
> {
  readonly active: boolean;
  /** Version to store as the reader's preference on click. */
  readonly savesVersion?: string;
}

/** A menu to render. */
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

/** Everything that rendering the items depends on. */
export interface NavbarEnvironment {
  readonly site: SiteData;
  readonly place: NavbarPlace;
  readonly choice: VersionChoice;
  /** Path of the current document, by version. */
  readonly versionPaths: Readonly<Record<string, string>>;
  /** Current query and hash, kept in links to the page's other versions and languages. */
  readonly kept: { readonly search: string; readonly hash: string };
  /** Whether this is the search page, which all versions share. */
  readonly isSearch: boolean;
}

type WithoutPosition<Item> = Item extends unknown ? Omit<Item, 'position'> : never;

/** Determines an item's addresses, labels and active state; null if it is not rendered. */
export function viewItem(
  item: WithoutPosition<ResolvedNavbarItem>,
  environment: NavbarEnvironment,
): ItemView | null {
  switch (item.kind) {
    case 'link':
      return viewLink(item, environment);
    case 'doc': {
      const target = chooseTarget(item.targets, environment.choice);
      if (!target) return null;
      return toPage(environment, {
        label: target.label,
        path: target.path,
        active: isDocActive(target, environment.place),
        attributes: item.attributes,
      });
    }
    case 'dropdown':
      return viewDropdown({
        label: item.label,
        link: item.link && viewLink(item.link, environment),
        items: viewItems(item.items, environment),
        attributes: item.attributes,
      });
    case 'docsVersion': {
      const [version] = candidateVersions(environment.choice);
      if (item.link)
        return {
          ...viewLink(item.link, environment),
          label: item.label ?? version?.label,
          attributes: item.attributes,
        };
      return version
        ? toPage(environment, {
            label: item.label ?? version.label,
            path: version.path,
            attributes: item.attributes,
          })
        : null;
    }
    case 'docsVersionDropdown':
      return viewVersions(item, environment);
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
  items: readonly WithoutPosition<ResolvedNavbarItem>[],
  environment: NavbarEnvironment,
): ItemView[] {
  return items.map((item) => viewItem(item, environment)).filter((view) => view !== null);
}

function viewLink(link: ResolvedLink, { place }: NavbarEnvironment): LinkView {
  const { label, html, href, attributes } = link;
  return { kind: 'link', label, html, href, attributes, active: isLinkActive(link, place) };
}

interface PathLink extends Partial<LinkView> {
  readonly path: string;
  /** Query and hash of the link. */
  readonly suffix?: string;
}

/** Returns a link to a page of the site; by default it is active on that page. */
function toPage(
  { site, place }: NavbarEnvironment,
  { path, suffix = '', active = path === place.path, attributes = {}, ...rest }: PathLink,
): LinkView {
  const href = toAddress(site.config.baseUrl, path) + suffix;
  return { ...rest, kind: 'link', href, active, attributes };
}

function viewDropdown(
  menu: Pick<DropdownView, 'label' | 'items'> & Partial<DropdownView>,
): DropdownView {
  const active =
    menu.active ??
    ((menu.link?.active ?? false) || menu.items.some((item) => 'active' in item && item.active));
  return { mobileLabel: menu.label, attributes: {}, ...menu, kind: 'dropdown', active };
}

function viewVersions(
  item: ResolvedVersionDropdown,
  environment: NavbarEnvironment,
): ItemView | null {
  const { choice, versionPaths } = environment;
  const [shown] = candidateVersions(choice);
  if (!shown) return null;
  const entries = choice.versions.map((version) =>
    toPage(environment, {
      label: version.label,
      ...placeInVersion(version, environment),
      active: version.name === choice.active,
      savesVersion: version.name,
    }),
  );
  const items = withAddedItems(item, entries, environment);
  const link = toPage(environment, {
    label: shown.label,
    path: pathOrStart(shown, versionPaths),
  });
  if (items.length <= 1) return item.activeClassDisabled ? { ...link, active: false } : link;
  return viewDropdown({
    label: shown.label,
    mobileLabel: translate('navbar.versions', 'Versions'),
    link,
    items,
    leadsToVersions: true,
    active: item.activeClassDisabled ? false : undefined,
  });
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
 * Returns the current location in another version: the same page with its query and hash, or that
 * version's search page, or else its main page.
 */
function placeInVersion(
  version: VersionConfig,
  { place, versionPaths, kept, isSearch }: NavbarEnvironment,
): Pick<PathLink, 'path' | 'suffix'> {
  if (isSearch) {
    const query = new URLSearchParams(kept.search);
    query.set(versionParameter, version.name);
    return { path: place.path, suffix: `?${query.toString()}` };
  }
  const isSamePage = versionPaths[version.name] !== undefined;
  return {
    path: pathOrStart(version, versionPaths),
    suffix: isSamePage ? kept.search + kept.hash : '',
  };
}

function viewLocales(item: ResolvedLocaleDropdown, environment: NavbarEnvironment): DropdownView {
  const { locales, locale, baseUrl, defaultLocale } = environment.site.config;
  const { search, hash } = environment.kept;
  const entries = Object.entries(locales).map(([key, { label, htmlLang }]): LinkView => ({
    kind: 'link',
    label,
    href:
      localeHref(
        { baseUrl, locales, defaultLocale, current: locale },
        key,
        encodePath(environment.place.path),
      ) +
      search +
      hash,
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
