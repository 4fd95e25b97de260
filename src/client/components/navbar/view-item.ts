import { translate } from '#shared/i18n/translate.ts';
import { withBase } from '#shared/base-path.ts';
import type { SiteData } from '#shared/site-data.ts';
import { isDocActive, isLinkActive } from './is-active.ts';
import type { NavbarPlace } from './is-active.ts';
import { localeHref } from '#shared/locale-path.ts';
import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import type {
  ResolvedCustom,
  ResolvedHtml,
  ResolvedLink,
  ResolvedLocaleDropdown,
  ResolvedNavbarItem,
  ResolvedSearch,
  ResolvedVersionDropdown,
} from '#shared/resolved-item.ts';
import { candidateVersions, chooseTarget, pathOrStart } from './versions.ts';
import type { VersionChoice } from './versions.ts';

/** A link as it is drawn. */
export interface LinkView {
  readonly kind: 'link';
  readonly label?: string;
  readonly html?: string;
  readonly href: string;
  readonly active: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** Name of the version that becomes the reader's preferred one on a click. */
  readonly savesVersion?: string;
}

/** A menu as it is drawn. */
export interface DropdownView {
  readonly kind: 'dropdown';
  readonly label: string;
  /** Label in the menu of small screens. */
  readonly mobileLabel: string;
  readonly link?: LinkView;
  readonly items: readonly ItemView[];
  readonly active: boolean;
  readonly attributes: Readonly<Record<string, string>>;
  /** It leads to the same page in other versions. */
  readonly leadsToVersions?: boolean;
}

/** An item as it is drawn; the same for the bar and for the menu of small screens. */
export type ItemView = LinkView | DropdownView | ResolvedHtml | ResolvedSearch | ResolvedCustom;

/** What the drawing of items depends on. */
export interface NavbarEnvironment {
  readonly site: SiteData;
  readonly place: NavbarPlace;
  readonly choice: VersionChoice;
  /** Path of the current document by version. */
  readonly versionPaths?: Readonly<Record<string, string>>;
}

type WithoutPosition<Item> = Item extends unknown ? Omit<Item, 'position'> : never;

/** Decides addresses, labels and active states of an item at a place; null: nothing to draw. */
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
    case 'dropdown': {
      const link = item.link && viewLink(item.link, environment);
      return viewDropdown({
        label: item.label,
        link,
        items: viewItems(item.items, environment),
        attributes: item.attributes,
      });
    }
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
    default:
      return item;
  }
}

/** Views of several items. */
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

interface PathLink {
  readonly label: string;
  readonly path: string;
  readonly active?: boolean;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly savesVersion?: string;
}

/** A link to a page of the site; active on that page unless it says otherwise. */
function toPage(
  { site, place }: NavbarEnvironment,
  { path, active = path === place.path, attributes = {}, ...rest }: PathLink,
): LinkView {
  return { kind: 'link', ...rest, href: withBase(site.config.baseUrl, path), active, attributes };
}

function viewDropdown(
  menu: Omit<DropdownView, 'kind' | 'active' | 'mobileLabel'> & {
    mobileLabel?: string;
    active?: boolean;
  },
): DropdownView {
  const active =
    menu.active ??
    ((menu.link?.active ?? false) || menu.items.some((item) => 'active' in item && item.active));
  return { mobileLabel: menu.label, ...menu, kind: 'dropdown', active };
}

function viewVersions(
  item: ResolvedVersionDropdown,
  environment: NavbarEnvironment,
): ItemView | null {
  const { choice, versionPaths, site } = environment;
  const [shown] = candidateVersions(choice);
  if (!shown) return null;
  const entries = choice.versions.map((version) =>
    toPage(environment, {
      label: version.label,
      path: pathOrStart(version, versionPaths),
      active: version.name === choice.active,
      savesVersion: version.name,
    }),
  );
  const items = [
    ...viewItems(item.before, environment),
    ...entries,
    ...viewItems(item.after, environment),
  ];
  const link = toPage(environment, {
    label: shown.label,
    path: pathOrStart(shown, versionPaths),
  });
  if (items.length <= 1) return item.activeClassDisabled ? { ...link, active: false } : link;
  const mobileLabel = translate(
    { id: 'navbar.versions', message: 'Versions' },
    {},
    site.config.catalogue,
  );
  return viewDropdown({
    label: shown.label,
    mobileLabel,
    link,
    items,
    attributes: {},
    leadsToVersions: true,
    ...(item.activeClassDisabled && { active: false }),
  });
}

function viewLocales(item: ResolvedLocaleDropdown, environment: NavbarEnvironment): DropdownView {
  const { locales, locale, catalogue, baseUrl, defaultLocale } = environment.site.config;
  const entries = Object.entries(locales).map(([key, { label, htmlLang }]): LinkView => ({
    kind: 'link',
    label,
    href: localeHref(
      { baseUrl, locales, defaultLocale, current: locale },
      key,
      environment.place.path,
    ),
    active: key === locale,
    attributes: { lang: htmlLang, hrefLang: htmlLang, [fullLoadAttribute]: '' },
  }));
  const items = [
    ...viewItems(item.before, environment),
    ...entries,
    ...viewItems(item.after, environment),
  ];
  const mobileLabel = translate({ id: 'navbar.languages', message: 'Languages' }, {}, catalogue);
  return viewDropdown({
    label: locales[locale]?.label ?? locale,
    mobileLabel,
    items,
    attributes: {},
    active: false,
  });
}
