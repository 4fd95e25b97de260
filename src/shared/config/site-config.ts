import { z } from 'zod';
import { checksSchema } from './checks-schema.ts';
import { footerSchema, type FooterItem } from './footer-schema.ts';
import { localesSchema } from './locales-schema.ts';
import { navbarSchema } from './navbar-schema.ts';
import { anyFields, formAddress, forward, headingLevel, optional, texts } from './schema-parts.ts';
import { searchSchema } from './search-schema.ts';
import { versionSchema, voiceFiles } from './version-schema.ts';
import { addressHint, basePathSchema, webAddressSchema } from './environment.ts';
import { apiDefaults, excludedParts } from '../api/api-manifest.ts';
import type { Catalogue } from '../i18n/catalogue.ts';

/**
 * Whether a page is parsed as MDX or as plain Markdown; `detect` decides by the file's extension.
 */
export const markdownFormat = z.enum(['mdx', 'md', 'detect']);
const colorMode = z.enum(['light', 'dark']);

/**
 * Repository of the pages, for "Edit this page" and links to files outside the content. Without it,
 * there are no such links.
 */
const repository = z.strictObject({
  /** URL of the repository: `https://github.com/owner/name`. */
  url: webAddressSchema,
  /** Branch that "Edit this page" links to. */
  branch: z.string().default('main'),
  /**
   * Commit, tag, or branch for source links, so that they stay valid when the branch moves on.
   * Default: the branch.
   */
  sourceRef: optional.text,
  /** Path of the content folder in the repository. */
  contentPath: z.string().default('docs'),
});

/** How Markdown is parsed. */
const markdown = z.strictObject({
  /**
   * `mdx`: all pages are MDX, which is code, as in Docusaurus. `md`: all are plain Markdown, which
   * is data. `detect`: depends on the file's extension. Default: `detect` for this site's own
   * pages, `mdx` for another folder.
   */
  format: markdownFormat.optional(),
  /**
   * Renders formulas, `$x$` and `$$x$$`, as MathML. Default: off for this site's own pages; on for
   * another folder, without `$x$` if its site does not use `remark-math`.
   */
  math: optional.flag,
  /**
   * Renders code blocks in the language `mermaid` as diagrams. Default: off for this site's own
   * pages, on for another folder.
   */
  mermaid: optional.flag,
  /**
   * Replaces `:tada:` with an emoji. Default: off for this site's own pages, on for another folder.
   */
  emoji: optional.flag,
});

/** Redirects from former paths of pages. Paths do not include the base path. */
const redirects = z.array(
  z.strictObject({
    /** One former path, or a list of them. */
    from: z.union([z.string(), texts], 'needs an address, or a list of them'),
    /** Path of a page, optionally with `#section`, or a full URL. */
    to: z.string(),
  }),
);

/** Files that pages publish by linking to them. */
const publish = z.strictObject({
  /**
   * Extensions of additional files that pages may publish by linking to them, such as `['.html',
   * '.svg']`. In some of these files, browsers run code with the same rights as the site's own, so
   * add such types only if you trust the authors of all pages.
   */
  fileTypes: z
    .array(z.string().regex(/^\.[a-z\d-]+$/, 'must be an extension in lower case, such as ".html"'))
    .default([]),
});

/** The bar above the navbar. */
const announcementBar = z.strictObject({
  /** A new id shows the bar again to readers who have closed it. */
  id: z.string().default('announcement-bar'),
  /** The bar's content, as markup. */
  content: z.string().min(1, 'is required'),
  /** Background color, in CSS syntax. */
  backgroundColor: optional.text,
  /** Text color, in CSS syntax. */
  textColor: optional.text,
  /** Lets readers close the bar. */
  isCloseable: z.boolean().default(true),
});

/** A heading in a sidebar and the pages below it, which cannot be collapsed. */
const sidebarGroup = z.strictObject({
  /** Heading of the group. */
  label: z.string().min(1, 'is required'),
  /** Pages, by document id (`user/glossary`), and folders, by path (`user/experimental`). */
  items: texts,
});

/** The API reference, which is generated from TypeScript sources. */
const api = z.strictObject({
  /**
   * Path of the reference in the site's URLs. If it has several segments, the first one is the
   * folder of the contributors' guide.
   */
  path: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*$/, 'must be names of folders, with slashes between them')
    .default(apiDefaults.path),
  /**
   * `package`: documents the modules that users import, according to the `exports` of each
   * `package.json`, or every file if there is no package. `file`: documents every file as a module.
   */
  by: z.enum(['package', 'file']).default(apiDefaults.by),
  /**
   * Parts to document in addition to the public API: test files, configuration files, build output,
   * and private or internal members. Default: none for another project, all for this one.
   */
  include: z.array(z.enum(excludedParts)).optional(),
});

/** All settings of the site and their defaults. Only title and url are required. */
export const configSchema = z.strictObject({
  /** Name of the site, shown in the navbar and after each page's title. */
  title: z.string().min(1, 'is required'),
  /** One sentence about the site, for the home page and language models. */
  tagline: z.string().default(''),
  /**
   * Scheme and host, without a path. Leave empty if not known; pages then have no canonical URL and
   * the site has no sitemap.
   */
  url: z.string(addressHint).superRefine((url, context) => {
    if (url !== '') forward(webAddressSchema.safeParse(url), context);
  }),
  /** Path of the site on its host; starts and ends with a slash. */
  baseUrl: basePathSchema.default('/'),
  /** Separator between the page's title and the site's title. */
  titleDelimiter: z.string().default('|'),
  /** Excludes the site from search engines. */
  noIndex: z.boolean().default(false),
  /** Shows a message on the home page if its files do not load because `baseUrl` is wrong. */
  baseUrlIssueBanner: z.boolean().default(true),
  /** Path of the icon in `public/`; empty for none. */
  favicon: z.string().default('favicon.svg'),
  /**
   * Social card of 1200 × 630 pixels for pages without an `image`: a path in `public/`, or a full
   * URL.
   */
  image: optional.text,
  /**
   * Creates a social card for each handwritten page, each class of the reference, and each other
   * kind of reference page; needs `url`. Each card is drawn once, which takes 35 ms, and needs
   * 20 KB of space.
   */
  socialCards: z.boolean().default(false),
  /**
   * Color of links and buttons, in CSS syntax; darkened or lightened where the contrast would be
   * too low.
   */
  accent: optional.text,
  /** Style sheet that is loaded after the site's own, relative to this file. */
  customCss: optional.text,
  /** Repository of the pages, for "Edit this page" and links to files outside the content. */
  repository: repository.optional(),
  /**
   * URL of a form for reporting a problem with a page; `{title}` and `{address}` are replaced with
   * the page's title and URL. Default: the repository's new-issue form if it is on GitHub or
   * Codeberg.
   */
  reportUrl: formAddress,
  /**
   * Folder of the Docusaurus site that the pages belong to, relative to this file; its `static`,
   * `src` and sidebars are used. Default: found near the pages.
   */
  siteFolder: optional.text,
  /**
   * Shows when each page was last changed, according to git history. A page's own `last_update` is
   * always shown.
   */
  showLastUpdateTime: z.boolean().default(false),
  /** Shows who last changed each page. */
  showLastUpdateAuthor: z.boolean().default(false),
  /** Shows the categories above each page. */
  breadcrumbs: z.boolean().default(true),
  /** Heading levels to include in each page's table of contents. */
  tableOfContents: z
    .strictObject({
      /** Highest level: 2 is `##`. */
      minHeadingLevel: headingLevel.default(2),
      /** Lowest level: 3 is `###`. */
      maxHeadingLevel: headingLevel.default(3),
    })
    .refine(
      (levels) => levels.minHeadingLevel <= levels.maxHeadingLevel,
      'minHeadingLevel must not be greater than maxHeadingLevel',
    )
    .prefault({}),
  /**
   * Folder of each sidebar, keyed by the sidebar's name. The first sidebar also gets the pages that
   * are outside all of these folders. A content folder that contains none of them gets one sidebar
   * per top-level folder and one for the API reference, or a single one if there are more than
   * eight folders or pages outside them.
   */
  sidebars: z.record(z.string(), z.string()).default({}),
  /** How sidebars behave. */
  sidebar: z
    .strictObject({
      /** Lets readers hide the sidebar. */
      hideable: z.boolean().default(false),
      /** Closes the other categories when one is opened. */
      autoCollapseCategories: z.boolean().default(false),
      /**
       * Each sidebar's groups, in order, keyed by the sidebar's name. Pages that are in no group
       * are listed last, under "More".
       */
      groups: z.record(z.string(), z.array(sidebarGroup)).optional(),
    })
    .prefault({}),
  /** How the color mode is chosen. */
  colorMode: z
    .strictObject({
      /** Mode for readers who have not chosen one. */
      defaultMode: colorMode.default('light'),
      /** Hides the button that changes the mode. */
      disableSwitch: z.boolean().default(false),
      /** Follows the reader's system setting instead of `defaultMode`. */
      respectPrefersColorScheme: z.boolean().default(true),
    })
    .prefault({}),
  /** The bar above the navbar. */
  announcementBar: announcementBar.optional(),
  /** The bar at the top of every page. */
  navbar: navbarSchema.prefault({}),
  /** The footer of every page. */
  footer: footerSchema.prefault({}),
  /** Language of the content folder, one of `locales`. */
  defaultLocale: z.string().default('en'),
  /** All languages, keyed by code. Every language except the default has a folder in `i18n/`. */
  locales: localesSchema,
  /**
   * Name of the default version. Default: the newest in `versions.json`. "current" is the one in
   * the content folder.
   */
  lastVersion: optional.text,
  /** Includes the content folder as a version if there are others. */
  includeCurrentVersion: z.boolean().default(true),
  /** Names of the versions to build; "current" is the one in the content folder. Default: all. */
  onlyIncludeVersions: texts.optional(),
  /** How versions are shown, keyed by name; "current" is the one in the content folder. */
  versions: z.record(z.string(), versionSchema).default({}),
  /** Where the browser keeps the version that a reader chose. */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /**
   * Features for a spoken language: quoted commands, the reader's vocabulary, hats, and examples
   * that run. `true` means Cursorless; an object names another language's files, which are next to
   * each version's pages. Default: on for this site's own pages, off for another folder.
   */
  voice: z.union([z.boolean(), voiceFiles]).optional(),
  /** The API reference, which is generated from TypeScript sources. */
  api: api.prefault({}),
  /** Search, local or hosted. */
  search: searchSchema.prefault({}),
  /** What the build reports, and what stops it. */
  checks: checksSchema.prefault({}),
  /** Files that pages publish by linking to them. */
  publish: publish.prefault({}),
  /** Redirects from former paths of pages. A page's `redirect_from` does the same. */
  redirects: redirects.default([]),
  /** How Markdown is parsed. */
  markdown: markdown.prefault({}),
  /** Extra `<meta>` tags for every page, each an object with the tag's attributes. */
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  /**
   * File with the components that MDX pages use without importing them, relative to this file.
   * Default: `MDXComponents` in the site's theme.
   */
  mdxComponents: optional.text,
  /**
   * What `usePluginData` returns for a Docusaurus site's plugins, keyed by plugin name; the plugins
   * themselves do not run here.
   */
  pluginData: anyFields.default({}),
  /** Any other data that code in pages may read. */
  customFields: anyFields.default({}),
});

/** The validated configuration, with defaults filled in. */
export type SiteConfig = z.infer<typeof configSchema>;

/** The configuration for one language, with that language's base path and translated strings. */
export type LocalizedConfig = SiteConfig & {
  readonly search: { readonly placeholder: string };
  /** Code of the language, a key of `locales`. */
  readonly locale: string;
  /** Base path of the default language. */
  readonly siteBaseUrl: string;
  /** UI strings in this language. */
  readonly catalogue: Catalogue;
};

/** The configuration as the site's owner writes it. */
export type SiteConfigFields = z.input<typeof configSchema>;

export type ApiConfig = z.infer<typeof api>;
export type SidebarGroup = z.infer<typeof sidebarGroup>;
export type AnnouncementBarConfig = z.infer<typeof announcementBar>;
export type ColorMode = z.infer<typeof colorMode>;
export type ColorModeConfig = SiteConfig['colorMode'];
export type FooterConfig = SiteConfig['footer'];
export type { FooterColumn, FooterItem } from './footer-schema.ts';
export type { NavbarItem } from './navbar-schema.ts';
export type { LocaleConfig } from '../i18n/complete-locale.ts';
export type { LogoConfig } from './schema-parts.ts';
export type RepositoryConfig = z.infer<typeof repository>;
export type MarkdownFormat = z.infer<typeof markdownFormat>;
export type { Severity } from './checks-schema.ts';

/** An item's link: a path in the site (`to`) or any URL (`href`). */
export type LinkTarget = Pick<FooterItem, 'to' | 'href'>;
