import { z } from 'zod';
import { footerSchema, type FooterItem } from './config/footer-schema.ts';
import { localesSchema } from './config/locales-schema.ts';
import { navbarSchema } from './config/navbar-schema.ts';
import { optional } from './config/schema-parts.ts';
import { searchSchema } from './config/search-schema.ts';
import { versionSchema } from './config/version-schema.ts';
import { basePathSchema, webAddressSchema } from './environment.ts';
import type { Catalogue } from './i18n/catalogue.ts';

/** What happens on a finding of the build. */
const severity = z.enum(['ignore', 'log', 'warn', 'throw']);
const colorMode = z.enum(['light', 'dark']);
const headingLevel = z.number().int().min(2).max(6);

/** The repository that the pages live in, for "Edit this page" and links to files outside the content. */
const repository = z.strictObject({
  /** `https://github.com/owner/name` */
  url: z.url().default('https://github.com/cursorless-dev/cursorless'),
  /** Where "Edit this page" leads. */
  branch: z.string().default('main'),
  /** Commit, tag or branch where links to sources lead, so that they stay true when the branch moves on; the branch without it. */
  sourceRef: optional.text,
  /** Path of the content folder inside the repository. */
  contentPath: z.string().default('docs'),
});

/** Which checks stop the build. */
const checks = z.strictObject({
  brokenLinks: severity.default('throw'),
  brokenMarkdownLinks: severity.default('throw'),
  duplicateRoutes: severity.default('warn'),
  /** Quoted spoken commands that the grammar does not accept. */
  spokenCommands: severity.default('throw'),
  /** Markup in plain Markdown that runs code or changes the page around the text: scripts, handlers, frames, `javascript:` links. */
  rawHtml: severity.default('throw'),
  /** Hosts whose frames (`<iframe>`) pages in plain Markdown may show. */
  frameHosts: z.array(z.string()).default([]),
});

/** The bar above the navbar. */
const announcementBar = z.strictObject({
  id: z.string().default('announcement-bar'),
  /** Markup of the site's own configuration. */
  content: z.string().min(1, 'is required'),
  backgroundColor: optional.text,
  textColor: optional.text,
  isCloseable: z.boolean().default(true),
});

/** Everything that the site's owner decides, with what it means where nothing is said. Only title and url are required. */
export const configSchema = z.strictObject({
  title: z.string().min(1, 'is required'),
  tagline: z.string().default(''),
  /** Scheme and host, without a path. */
  url: webAddressSchema,
  /** Starts and ends with a slash. */
  baseUrl: basePathSchema.default('/'),
  titleDelimiter: z.string().default('|'),
  noIndex: z.boolean().default(false),
  baseUrlIssueBanner: z.boolean().default(true),
  favicon: z.string().default('favicon.svg'),
  /**
   * Picture of 1200 × 630 pixels that stands for a page on other sites, where the page has no `image` of its own: a path
   * below `public/`, or a full address. One with each page's title, drawn with satori and resvg, would cost 21 ms and 32 KB per page.
   */
  image: optional.text,
  repository: repository.prefault({}),
  /** Says on each page when its file was last changed, by the git history. What a page says itself (`last_update`) is always shown. */
  showLastUpdateTime: z.boolean().default(false),
  /** Says on each page who changed it last. */
  showLastUpdateAuthor: z.boolean().default(false),
  breadcrumbs: z.boolean().default(true),
  tableOfContents: z
    .strictObject({
      minHeadingLevel: headingLevel.default(2),
      maxHeadingLevel: headingLevel.default(3),
    })
    .refine(
      (levels) => levels.minHeadingLevel <= levels.maxHeadingLevel,
      'minHeadingLevel must not be greater than maxHeadingLevel',
    )
    .prefault({}),
  /** Folder of each sidebar by its name; a content folder without any of them gets one sidebar for each of its own folders. */
  sidebars: z.record(z.string(), z.string()).default({}),
  sidebar: z
    .strictObject({
      hideable: z.boolean().default(false),
      autoCollapseCategories: z.boolean().default(false),
      /** Titled links below a sidebar, by its name: pages that are wanted from everywhere and are no part of its order. */
      links: z
        .record(
          z.string(),
          z.strictObject({
            title: z.string(),
            items: z.array(z.strictObject({ label: z.string(), to: z.string() })),
          }),
        )
        .optional(),
    })
    .prefault({}),
  /** How light and dark are chosen. */
  colorMode: z
    .strictObject({
      defaultMode: colorMode.default('light'),
      disableSwitch: z.boolean().default(false),
      respectPrefersColorScheme: z.boolean().default(true),
    })
    .prefault({}),
  announcementBar: announcementBar.optional(),
  navbar: navbarSchema.prefault({}),
  footer: footerSchema.prefault({}),
  defaultLocale: z.string().default('en'),
  locales: localesSchema,
  /** Name of the version that readers are led to; left out: the newest of `versions.json`. "current" is the one in the content folder. */
  lastVersion: optional.text,
  /** Whether the pages in the content folder are a version, where there are others. */
  includeCurrentVersion: z.boolean().default(true),
  /** The versions of `versions.json`, and "current", that are built; left out: all. */
  onlyIncludeVersions: z.array(z.string()).optional(),
  /** How versions are shown, by name; "current" is the one in the content folder. */
  versions: z.record(z.string(), versionSchema).default({}),
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  search: searchSchema.prefault({}),
  checks: checks.prefault({}),
  /** Extra tags for every head. */
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  /** Anything else that a page wants to read. */
  customFields: z.record(z.string(), z.unknown()).default({}),
});

/** The configuration as the program reads it: checked and complete. */
export type SiteConfig = z.infer<typeof configSchema>;

/** The configuration in one language: its base path, and its texts as far as they are translated. */
export type LocalizedConfig = SiteConfig & {
  /** Code of the language. */
  readonly locale: string;
  /** Base path of the default language. */
  readonly siteBaseUrl: string;
  /** Texts of the interface. */
  readonly catalogue: Catalogue;
};

/** The configuration as the owner writes it. */
export type SiteConfigFields = z.input<typeof configSchema>;

export type AnnouncementBarConfig = z.infer<typeof announcementBar>;
export type ColorMode = z.infer<typeof colorMode>;
export type ColorModeConfig = SiteConfig['colorMode'];
export type FooterConfig = SiteConfig['footer'];
export type { FooterColumn, FooterItem } from './config/footer-schema.ts';
export { navbarItemFields, type NavbarItem } from './config/navbar-schema.ts';
export type { LocaleConfig } from './i18n/complete-locale.ts';
export type { LogoConfig } from './config/schema-parts.ts';
export type RepositoryConfig = z.infer<typeof repository>;
export type FacetFilters = NonNullable<SiteConfig['search']['facetFilters']>;
export type Severity = z.infer<typeof severity>;

/** Link of an item: a path inside the site, or a full address. */
export type LinkTarget = Pick<FooterItem, 'to' | 'href'>;
