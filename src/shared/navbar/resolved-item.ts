/** A link with the same target in all versions. */
export interface ResolvedLink {
  readonly kind: 'link';
  readonly label?: string;
  readonly html?: string;
  /** Final URL, with the base path if it was configured as a path in the site (`to`). */
  readonly href: string;
  /** Path in the site, without the base path; absent if the browser opens the link. */
  readonly path?: string;
  readonly activeBasePath?: string;
  readonly activeBaseRegex?: string;
  /** Extra attributes of the anchor, under their React names. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Target of a `doc` or `docSidebar` item in one version. */
export interface DocTarget {
  readonly path: string;
  readonly label: string;
  /** Absent if the target is a whole sidebar. */
  readonly docId?: string;
  readonly sidebar: string | null;
}

/** A link whose target depends on the reader's current version. */
interface ResolvedDocLink {
  readonly kind: 'doc';
  /** Targets by version name. */
  readonly targets: Readonly<Record<string, DocTarget>>;
  readonly attributes: Readonly<Record<string, string>>;
}

/** A menu, optionally with its own link. */
interface ResolvedDropdown {
  readonly kind: 'dropdown';
  readonly label: string;
  readonly link?: ResolvedLink;
  readonly items: readonly ResolvedNavbarItem[];
  readonly attributes: Readonly<Record<string, string>>;
}

/** An item that consists of markup from the configuration. */
export interface ResolvedHtml {
  readonly kind: 'html';
  readonly html: string;
}

/** The position of the search box. */
export interface ResolvedSearch {
  readonly kind: 'search';
}

/** The reader's current version, as a link to its main page. */
interface ResolvedVersionItem {
  readonly kind: 'docsVersion';
  readonly label?: string;
  readonly link?: ResolvedLink;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Items that the configuration adds before and after a menu's own entries. */
export interface AddedItems {
  readonly before: readonly ResolvedNavbarItem[];
  readonly after: readonly ResolvedNavbarItem[];
}

/** A menu of all versions. */
export interface ResolvedVersionDropdown extends AddedItems {
  readonly kind: 'docsVersionDropdown';
  /** Whether the menu is never marked as active. */
  readonly activeClassDisabled: boolean;
}

/** A menu of all languages. */
export interface ResolvedLocaleDropdown extends AddedItems {
  readonly kind: 'localeDropdown';
}

/** An item rendered by a registered component. */
export interface ResolvedCustom {
  readonly kind: 'custom';
  readonly type: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/**
 * A navbar item with everything resolved at build time, so that the browser needs no list of pages.
 */
export type ResolvedNavbarItem = { readonly position: 'left' | 'right' } & (
  | ResolvedLink
  | ResolvedDocLink
  | ResolvedDropdown
  | ResolvedHtml
  | ResolvedSearch
  | ResolvedVersionItem
  | ResolvedVersionDropdown
  | ResolvedLocaleDropdown
  | ResolvedCustom
);

/**
 * Types of navbar items that this site adds to the built-in types. Each name starts with "custom-",
 * and each component is in `src/client/components/navbar/item-types.ts`.
 */
export const customItemTypes = [] as const satisfies readonly `custom-${string}`[];
