import type { Breadcrumb, PagerLink, SidebarView } from './navigation.ts';

/** One heading of a page. `level` is 2 to 6. */
export interface Heading {
  readonly id: string;
  /** Text of the heading, without markup. */
  readonly text: string;
  readonly level: number;
  /** Number of this heading among those that sound the same; absent for the first one. */
  readonly repeat?: number;
}

/** A table-of-contents entry: a heading and the headings below it. */
export interface TocEntry extends Omit<Heading, 'level'> {
  /** Whether another link on the page has the same spoken name and a different target. */
  readonly isAmbiguous?: true;
  /** Absent if there are none. */
  readonly children?: readonly TocEntry[];
}

/** A section of a page, as the search indexes it. */
export interface SearchSection {
  /** Heading id; empty for the part before the first heading. */
  readonly id: string;
  /** Titles from the page's title down to this section's heading. */
  readonly titles: readonly string[];
  /**
   * Whether the heading only quotes code, such as an error message, and does not describe its
   * section.
   */
  readonly isQuote?: boolean;
  /** Plain text without code blocks, with whitespace collapsed. */
  readonly text: string;
  /** Extra search words: spoken forms and identifiers. */
  readonly aliases: readonly string[];
  /** Text of the section's code blocks and examples, with whitespace collapsed. */
  readonly code?: string;
  /** The author's search words: the page's `keywords` and the `search_terms` of its sections. */
  readonly terms?: readonly string[];
}

/** The two kinds of pages: written by hand, or generated from TypeScript sources. */
export type PageOrigin = 'content' | 'api';

/**
 * Facts about a page that are known before it is compiled, from its file name, frontmatter, and
 * first heading. The manifest is a sorted, frozen list of these records.
 */
export interface PageRecord {
  /**
   * Source path without extension and number prefixes: `user/glossary`. An `id` in the frontmatter
   * replaces the last segment.
   */
  readonly id: string;
  /** Path without the base path, with leading and trailing slashes: `/user/glossary/`. */
  readonly path: string;
  readonly origin: PageOrigin;
  /** Name of the version that the page belongs to. */
  readonly version: string;
  /** Whether the page has no translation into the language of this build. */
  readonly isUntranslated?: boolean;
  /**
   * Path of the file with extension and forward slashes, relative to the content or translation
   * folder: `user/glossary.md`. The path of a reference page begins with the reference's path.
   */
  readonly source: string;
  readonly title: string;
  /** Label in the sidebar, pager, and breadcrumbs. */
  readonly label: string;
  readonly position?: number;
  /** Name of the sidebar that owns the page; null for none. */
  readonly sidebar: string | null;
  readonly description?: string;
  readonly keywords?: readonly string[];
  /** The declaration that a reference page documents: kind `Class`, name `Actions`. */
  readonly declares?: {
    readonly kind: string;
    readonly name: string;
    /** Whether another declaration has the same name. */
    readonly isNameShared?: boolean;
  };
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly hideTitle: boolean;
  readonly hideTableOfContents: boolean;
  readonly tocMinHeadingLevel?: number;
  readonly tocMaxHeadingLevel?: number;
  /** URL of the edit link; null for none, absent for the default. */
  readonly customEditUrl?: string | null;
  /** Document id of the previous page; null for none, absent for the sidebar's order. */
  readonly paginationPrev?: string | null;
  readonly paginationNext?: string | null;
  /** Label in the pagers of neighboring pages, if it differs from `label`. */
  readonly paginationLabel?: string;
}

/**
 * Everything the layout needs to render one page: part of the page's chunk, or of its HTML on first
 * load.
 */
export interface PageData extends Pick<
  PageRecord,
  'id' | 'path' | 'origin' | 'title' | 'description' | 'keywords'
> {
  /** `not-loaded`: the page exists, but could not be fetched. */
  readonly kind: 'doc' | 'search' | 'not-found' | 'not-loaded';
  /** Absolute URL of the page's image, or the URL as written if the site has no URL. */
  readonly image?: string;
  /** The text on the image, if the image is a social card that the build created. */
  readonly imageAlt?: string;
  /** Whether the content includes an H1, in which case the layout renders none. */
  readonly hasContentTitle: boolean;
  readonly sidebar: SidebarView | null;
  readonly breadcrumbs: readonly Breadcrumb[];
  readonly toc: readonly TocEntry[];
  /** Absent if false, as on nearly all pages. */
  readonly hideTableOfContents?: boolean;
  readonly previous?: PagerLink;
  readonly next?: PagerLink;
  readonly editUrl?: string;
  /** ISO date of the last change; absent if unknown or not shown. */
  readonly lastUpdated?: string;
  readonly lastUpdatedBy?: string;
  /** URL of the page's Markdown version, including the base path. */
  readonly markdownUrl?: string;
  /** Absent if false. */
  readonly unlisted?: boolean;
  /**
   * Name of the docs version that the page belongs to; absent outside the docs and on sites with
   * one version.
   */
  readonly version?: string;
  /** Tag that search services use to filter the page, instead of its version. */
  readonly searchVersion?: string;
  /**
   * Path of this page in each version, keyed by version name. Not part of the published data: the
   * browser reads these paths from a prerendered page's links and fetches them for all other pages.
   */
  readonly versionPaths?: Readonly<Record<string, string>>;
  /** Path of the page that search engines should index instead of this one. */
  readonly canonicalPath?: string;
  /** Whether the page is excluded from search engines. */
  readonly noIndex?: boolean;
  /** Language (BCP 47) of the text, if it differs from the site's. */
  readonly contentLanguage?: string;
  /** Direction of that text, if it differs from the site's. */
  readonly contentDirection?: 'ltr' | 'rtl';
}
