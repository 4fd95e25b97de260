/**
 * A link in a sidebar: to a page (`path`, without the base path), or to a URL that the browser
 * opens (`href`).
 */
export interface SidebarLink {
  readonly kind: 'link';
  readonly label: string;
  /** Distinguishes this page from others with the same label. */
  readonly note?: string;
  readonly path?: string;
  readonly href?: string;
}

/** Markup in a sidebar, from a sidebars file. */
export interface SidebarHtml {
  readonly kind: 'html';
  readonly id: string;
  readonly html: string;
}

/** Initial state of a category that does not start closed: open, or always open. */
export type Folding = 'open' | 'fixed';

/**
 * A category in a sidebar. Its `items` are included if they are few, if they contain the current
 * page, or if the category starts open; otherwise they are fetched from `itemsUrl` when the reader
 * opens the category.
 */
export interface SidebarCategory {
  readonly kind: 'category';
  readonly id: string;
  readonly label: string;
  /** Path of the category's own page. */
  readonly path?: string;
  /** Path of the first page below a category without a page, for readers without JavaScript. */
  readonly firstPath?: string;
  /** Initial state; absent if closed. */
  readonly folding?: Folding;
  readonly items?: readonly SidebarItem[];
  /**
   * URL of a JSON file with all items (`SidebarItem[]`), including the base path; absent if `items`
   * is complete.
   */
  readonly itemsUrl?: string;
  /** Number of items directly in the category. */
  readonly count: number;
}

/** One row of a sidebar. */
export type SidebarItem = SidebarLink | SidebarCategory | SidebarHtml;

/**
 * A sidebar as shown on one page. Long lists are reduced to a window around the current page, so
 * that a page's HTML does not grow with the site; a reduced category has fewer `items` than its
 * `count`.
 */
export interface SidebarView {
  readonly name: string;
  readonly items: readonly SidebarItem[];
  /**
   * URL of a JSON file with all top-level items (`SidebarItem[]`), including the base path; absent
   * if `items` is complete.
   */
  readonly itemsUrl?: string;
  /** Number of top-level items. */
  readonly count: number;
  /** Ids of the categories that contain the current page, outermost first. */
  readonly activeTrail: readonly string[];
  /** Whether to show a field that filters the whole sidebar by name. */
  readonly filterable: boolean;
}

/** A step of the breadcrumb trail; the last one is the page itself and has no link. */
export interface Breadcrumb {
  readonly label: string;
  readonly path?: string;
}

/** Link to the previous or next page. */
export interface PagerLink {
  readonly label: string;
  readonly path: string;
}
