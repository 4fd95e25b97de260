/** Where a navigation item points: inside the site (`to`, without base path) or anywhere (`href`). */
export interface LinkTarget {
  /** A path inside the site, without the base path: `/user/glossary/`. */
  readonly to?: string;
  /** A full address, or a path that the router must not handle. */
  readonly href?: string;
}

/** Attributes that are handed to the anchor as they are: `target`, `aria-*`, `data-*`. */
type ExtraAttributes = Readonly<
  Record<
    `data-${string}` | `aria-${string}` | 'target' | 'rel' | 'className' | 'title',
    string | undefined
  >
>;

interface NavbarItemBase extends Partial<ExtraAttributes> {
  /** Left or right half of the navbar. Left out: left. */
  readonly position?: 'left' | 'right';
}

/** A plain link. Exactly one of `to` and `href`; `label` or `html`, not both. */
export interface DefaultNavbarItem extends NavbarItemBase, LinkTarget {
  readonly type?: 'default';
  readonly label?: string;
  readonly html?: string;
  /** The item is active below this path. */
  readonly activeBasePath?: string;
  /** The item is active where this case-insensitive pattern matches; wins over `activeBasePath`. */
  readonly activeBaseRegex?: string;
  readonly prependBaseUrlToHref?: boolean;
}

/** A menu of items; may itself have a link. Menus do not nest. */
export interface DropdownNavbarItem extends NavbarItemBase, LinkTarget {
  readonly type?: 'dropdown';
  readonly label: string;
  readonly items: readonly NavbarItem[];
}

/** The search box, at this place. */
interface SearchNavbarItem extends NavbarItemBase {
  readonly type: 'search';
}

/** Markup of the site's own configuration. */
interface HtmlNavbarItem extends NavbarItemBase {
  readonly type: 'html';
  readonly value: string;
}

/** A link to one page by its document id. */
export interface DocNavbarItem extends NavbarItemBase {
  readonly type: 'doc';
  readonly docId: string;
  readonly label?: string;
}

/** A link to the first page of a sidebar. */
export interface DocSidebarNavbarItem extends NavbarItemBase {
  readonly type: 'docSidebar';
  readonly sidebarId: string;
  readonly label?: string;
}

/** The version that the reader is in. */
interface DocsVersionNavbarItem extends NavbarItemBase {
  readonly type: 'docsVersion';
  readonly label?: string;
  readonly to?: string;
}

/** All versions, each a link to the same page in that version. */
interface DocsVersionDropdownNavbarItem extends NavbarItemBase {
  readonly type: 'docsVersionDropdown';
  readonly dropdownItemsBefore?: readonly NavbarItem[];
  readonly dropdownItemsAfter?: readonly NavbarItem[];
  readonly dropdownActiveClassDisabled?: boolean;
}

/** All languages, each a link to the same page in that language. */
interface LocaleDropdownNavbarItem extends NavbarItemBase {
  readonly type: 'localeDropdown';
  readonly dropdownItemsBefore?: readonly NavbarItem[];
  readonly dropdownItemsAfter?: readonly NavbarItem[];
}

/** An item whose component is registered in `src/client/components/navbar/item-types.ts`; it may carry any property. */
export interface CustomNavbarItem {
  readonly type: `custom-${string}`;
  readonly position?: 'left' | 'right';
  readonly [property: string]: unknown;
}

/** Everything that may stand in the navbar. */
export type NavbarItem =
  | DefaultNavbarItem
  | DropdownNavbarItem
  | SearchNavbarItem
  | HtmlNavbarItem
  | DocNavbarItem
  | DocSidebarNavbarItem
  | DocsVersionNavbarItem
  | DocsVersionDropdownNavbarItem
  | LocaleDropdownNavbarItem
  | CustomNavbarItem;

/** A picture with an optional one for dark mode; paths are relative to `public/`. */
export interface LogoConfig {
  readonly src: string;
  readonly srcDark?: string;
  /** Alternative text; empty when the title stands beside it. */
  readonly alt?: string;
  readonly href?: string;
  readonly target?: string;
  readonly width?: number;
  readonly height?: number;
}

/** The bar at the top of every page. */
interface NavbarConfig {
  readonly title?: string;
  readonly logo?: LogoConfig;
  /** Slides the navbar out of view on scroll down. */
  readonly hideOnScroll: boolean;
  readonly items: readonly NavbarItem[];
}

/** One footer entry: a link (`label` with `to` or `href`) or markup. */
export interface FooterItem extends LinkTarget {
  readonly label?: string;
  readonly html?: string;
}

/** Footer links under a title. */
export interface FooterColumn {
  readonly title: string | null;
  readonly items: readonly FooterItem[];
}

/** Either columns or a plain list, never both. */
export interface FooterConfig {
  readonly style: 'light' | 'dark';
  readonly logo?: LogoConfig;
  readonly copyright?: string;
  readonly links: readonly FooterColumn[] | readonly FooterItem[];
}

/** The bar above the navbar. */
export interface AnnouncementBarConfig {
  readonly id: string;
  /** Markup of the site's own configuration. */
  readonly content: string;
  readonly backgroundColor?: string;
  readonly textColor?: string;
  readonly isCloseable: boolean;
}

/** Light or dark. */
export type ColorMode = 'light' | 'dark';

/** How light and dark are chosen. */
export interface ColorModeConfig {
  readonly defaultMode: ColorMode;
  readonly disableSwitch: boolean;
  readonly respectPrefersColorScheme: boolean;
}

/** One language of the site. */
export interface LocaleConfig {
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
  readonly htmlLang: string;
  readonly calendar: string;
  readonly path: string;
}

/** One version of the documentation. */
export interface VersionConfig {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  /** Path of the version's main page, without the base path. */
  readonly path: string;
  readonly banner: 'none' | 'unreleased' | 'unmaintained';
  readonly badge: boolean;
}

/** A hosted search service; all three from the environment, or absent. */
interface HostedSearchConfig {
  readonly appId: string;
  /** The public search key, never another one. */
  readonly apiKey: string;
  readonly indexName: string;
}

/** Filters of the hosted service: one, or a list whose inner lists mean "or". */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Search: local by default, hosted where `hosted` is given. */
export interface SearchConfig {
  readonly hosted?: HostedSearchConfig;
  /** Path of the search page, without slashes; false: no page. */
  readonly searchPagePath: string | false;
  readonly contextualSearch: boolean;
  readonly placeholder: string;
  /** Where readers report a query without results; `{query}` is replaced. */
  readonly reportUrl?: string;
  /** Hits whose address matches load fully instead of being routed. */
  readonly externalUrlRegex?: string;
  /** Filters of every request to the hosted service. */
  readonly facetFilters?: FacetFilters;
}

/** What happens on a finding of the build. */
export type Severity = 'ignore' | 'log' | 'warn' | 'throw';

/** Which checks stop the build. */
interface ChecksConfig {
  readonly brokenLinks: Severity;
  readonly brokenMarkdownLinks: Severity;
  readonly duplicateRoutes: Severity;
  /** Quoted spoken commands that the grammar does not accept. */
  readonly spokenCommands: Severity;
}

/** The repository that the pages live in, for "Edit this page" and links to files outside the content. */
export interface RepositoryConfig {
  /** `https://github.com/owner/name` */
  readonly url: string;
  /** Where "Edit this page" leads. */
  readonly branch: string;
  /** Commit, tag or branch where links to sources lead, so that they stay true when the branch moves on; the branch without it. */
  readonly sourceRef?: string;
  /** Path of the content folder inside the repository. */
  readonly contentPath: string;
}

/** Everything that the site's owner decides. */
export interface SiteConfig {
  readonly title: string;
  readonly tagline: string;
  /** Scheme and host, without a path. */
  readonly url: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  readonly titleDelimiter: string;
  readonly noIndex: boolean;
  readonly baseUrlIssueBanner: boolean;
  readonly favicon: string;
  readonly repository: RepositoryConfig;
  readonly showLastUpdate: boolean;
  readonly breadcrumbs: boolean;
  readonly tableOfContents: { readonly minHeadingLevel: number; readonly maxHeadingLevel: number };
  /** Folder of each sidebar by its name; a content folder without any of them gets one sidebar for each of its own folders. */
  readonly sidebars: Readonly<Record<string, string>>;
  readonly sidebar: { readonly hideable: boolean; readonly autoCollapseCategories: boolean };
  readonly colorMode: ColorModeConfig;
  readonly announcementBar?: AnnouncementBarConfig;
  readonly navbar: NavbarConfig;
  readonly footer: FooterConfig;
  readonly defaultLocale: string;
  readonly locales: Readonly<Record<string, LocaleConfig>>;
  readonly versions: readonly VersionConfig[];
  readonly versionPersistence: 'localStorage' | 'none';
  readonly search: SearchConfig;
  readonly checks: ChecksConfig;
  /** Extra tags for every head. */
  readonly metadata: readonly Readonly<Record<string, string>>[];
  /** Anything else that a page wants to read. */
  readonly customFields: Readonly<Record<string, unknown>>;
}
