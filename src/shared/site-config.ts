import { z } from 'zod';
import { basePathSchema, webAddressSchema } from './environment.ts';
import { completeLocale } from './i18n/complete-locale.ts';

const optional = { text: z.string().optional(), flag: z.boolean().optional() };
const regex = z.string().refine(isRegex, 'must be a regular expression');

/** Where an item points: inside the site (`to`, without base path: `/user/glossary/`) or anywhere (`href`). */
const linkTarget = { to: optional.text, href: optional.text };

/** What every navbar item takes beside `data-*` and `aria-*`; the attributes are handed to the anchor as they are. */
const itemBase = {
  /** Left or right half of the navbar. Left out: left. */
  position: z.enum(['left', 'right']).optional(),
  target: optional.text,
  rel: optional.text,
  className: optional.text,
  title: optional.text,
};

const link = z
  .strictObject({
    ...itemBase,
    ...linkTarget,
    type: z.literal('default').optional(),
    label: optional.text,
    html: optional.text,
    /** The item is active below this path. */
    activeBasePath: optional.text,
    /** The item is active where this case-insensitive pattern matches; wins over `activeBasePath`. */
    activeBaseRegex: regex.optional(),
    prependBaseUrlToHref: optional.flag,
  })
  .superRefine((item, context) => {
    const add = (message: string, path: string[] = []) =>
      context.addIssue({ code: 'custom', message, path });
    if ((item.to === undefined) === (item.href === undefined))
      add('a link needs exactly one of "to" and "href"');
    if (item.label !== undefined && item.html !== undefined)
      add('a link takes "label" or "html", not both', ['html']);
    if (item.label === undefined && item.html === undefined)
      add('a link needs a "label" or "html"');
  });

/** Items that may stand in a menu. */
const plainItems = {
  /** A plain link. Exactly one of `to` and `href`; `label` or `html`, not both. */
  default: link,
  /** The search box, at this place. */
  search: z.strictObject({ ...itemBase, type: z.literal('search') }),
  /** Markup of the site's own configuration. */
  html: z.strictObject({
    ...itemBase,
    type: z.literal('html'),
    value: needed('an html item', 'value'),
  }),
  /** A link to one page by its document id. */
  doc: z.strictObject({
    ...itemBase,
    type: z.literal('doc'),
    docId: needed('a doc item', 'docId'),
    label: optional.text,
  }),
  /** A link to the first page of a sidebar. */
  docSidebar: z.strictObject({
    ...itemBase,
    type: z.literal('docSidebar'),
    sidebarId: needed('a docSidebar item', 'sidebarId'),
    label: optional.text,
  }),
  /** The version that the reader is in. */
  docsVersion: z.strictObject({
    ...itemBase,
    type: z.literal('docsVersion'),
    label: optional.text,
    to: optional.text,
  }),
  /** An item whose component is registered in `src/client/components/navbar/item-types.ts`; it may carry any property. */
  custom: z.looseObject({ ...itemBase, type: z.templateLiteral(['custom-', z.string()]) }),
};

const nestedItem = itemOf<NestedItem>(plainItems);
const menuLists = {
  dropdownItemsBefore: z.array(nestedItem).optional(),
  dropdownItemsAfter: z.array(nestedItem).optional(),
};

/** Menus of items; they do not nest. */
const menus = {
  /** May itself have a link. */
  dropdown: z.strictObject({
    ...itemBase,
    ...linkTarget,
    type: z.literal('dropdown').optional(),
    label: needed('a dropdown', 'label'),
    items: z.array(nestedItem, 'a dropdown needs "items"'),
  }),
  /** All versions, each a link to the same page in that version. */
  docsVersionDropdown: z.strictObject({
    ...itemBase,
    ...menuLists,
    type: z.literal('docsVersionDropdown'),
    dropdownActiveClassDisabled: optional.flag,
  }),
  /** All languages, each a link to the same page in that language. */
  localeDropdown: z.strictObject({ ...itemBase, ...menuLists, type: z.literal('localeDropdown') }),
};

/** Anything that may stand in a menu. */
type NestedItem = z.infer<(typeof plainItems)[keyof typeof plainItems]>;

/** Everything that may stand in the navbar. */
export type NavbarItem = NestedItem | z.infer<(typeof menus)[keyof typeof menus]>;

const itemTypes = [...Object.keys(plainItems), ...Object.keys(menus)].filter(
  (type) => type !== 'custom',
);
const navbarItem = itemOf<NavbarItem>({ ...plainItems, ...menus });

/** Names of all fields that some navbar item takes. */
export const navbarItemFields: readonly string[] = [
  ...new Set(
    Object.values({ ...plainItems, ...menus }).flatMap((schema) => Object.keys(schema.def.shape)),
  ),
];

/** Schema of an item whose `type` (or `items`, or nothing) says which of the schemas it must meet. */
function itemOf<Item>(schemas: Readonly<Record<string, z.ZodType>>): z.ZodType<Item> {
  return z
    .custom<Item>((item) => typeof item === 'object' && item !== null)
    .superRefine((item, context) => {
      const { type = 'items' in (item as object) ? 'dropdown' : 'default' } = item as {
        type?: unknown;
      };
      const name = String(type);
      const schema = name.startsWith('custom-') ? plainItems.custom : schemas[name];
      if (!schema) {
        const message = itemTypes.includes(name)
          ? 'a dropdown cannot stand in another dropdown'
          : `the navbar item type "${name}" does not exist; the types are ${itemTypes.join(', ')}, and custom-…`;
        return context.addIssue({ code: 'custom', message, path: ['type'] });
      }
      forward(schema.safeParse(withoutAttributes(item as object)), context);
    });
}

/** An item without the attributes of any name that it may carry. */
function withoutAttributes(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !/^(?:data|aria)-/.test(name)));
}

/** A picture with an optional one for dark mode; paths are relative to `public/`. */
const logo = z.strictObject({
  src: z.string(),
  srcDark: optional.text,
  /** Alternative text; empty when the title stands beside it. */
  alt: optional.text,
  href: optional.text,
  target: optional.text,
  width: z.number().optional(),
  height: z.number().optional(),
});

/** One footer entry: a link (`label` with `to` or `href`) or markup. */
const footerItem = z
  .strictObject({ ...linkTarget, label: optional.text, html: optional.text })
  .superRefine((item, context) => {
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    const targets = [item.to, item.href, item.html].filter((value) => value !== undefined).length;
    if (targets !== 1) add('a footer item needs exactly one of "to", "href" and "html"');
    if (item.html === undefined && item.label === undefined) add('a footer link needs a "label"');
  });
const footerColumn = z.strictObject({ title: z.string().nullable(), items: z.array(footerItem) });

/** Either columns or a plain list, never both. */
const footerLinks = z
  .custom<FooterColumn[] | FooterItem[]>(Array.isArray)
  .superRefine((links, context) => {
    const columns = links.filter((entry) => 'items' in entry).length;
    if (columns > 0 && columns < links.length)
      context.addIssue({ code: 'custom', message: 'columns and plain links cannot be mixed' });
    else
      forward(
        z.array<z.ZodType>(columns > 0 ? footerColumn : footerItem).safeParse(links),
        context,
      );
  });

/** What happens on a finding of the build. */
const severity = z.enum(['ignore', 'log', 'warn', 'throw']);
const colorMode = z.enum(['light', 'dark']);
const headingLevel = z.number().int().min(2).max(6);

/** One segment of an address, or none; slashes round it mean nothing. */
const pathSegment = z
  .string()
  .transform((path) => path.replace(/^\/+|\/+$/g, ''))
  .refine((path) => /^(?!\.{1,2}$)[\w.~-]*$/.test(path), 'must be one segment of an address');

/** One language of the site. What is left out follows from its code (BCP 47). */
const locale = z.strictObject({
  /** Its name in itself: "Deutsch". */
  label: optional.text,
  direction: z.enum(['ltr', 'rtl']).optional(),
  /** `lang` of its documents; left out: its code. */
  htmlLang: optional.text,
  calendar: optional.text,
  /** Folder of its pages in addresses, and of its files in `i18n/`; left out: its code. */
  path: pathSegment.optional(),
});

/** How one version of the documentation is shown. What is left out follows from its place among the versions. */
const versionSettings = z.strictObject({
  /** Left out: "Next" for the version in the content folder, else the version's name. */
  label: optional.text,
  /** Left out: nothing for the last version, "next" for the one in the content folder, else the version's name. */
  path: pathSegment.optional(),
  /** Left out: none on the last version, "unreleased" on newer ones, "unmaintained" on older ones. */
  banner: z.enum(['none', 'unreleased', 'unmaintained']).optional(),
  /** Names the version above each title. Left out: yes, where there are several versions. */
  badge: optional.flag,
  /** Keeps search engines away from the version. */
  noIndex: optional.flag,
});

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

/** Search: local by default, hosted where `hosted` is given. */
const search = z.strictObject({
  /** A hosted search service; all three from the environment, or absent. */
  hosted: z
    .strictObject({
      appId: z.string().min(1),
      /** The public search key, never another one. */
      apiKey: z.string().min(1),
      indexName: z.string().min(1),
    })
    .optional(),
  /** Path of the search page, without slashes; false: no page. */
  searchPagePath: z
    .union(
      [z.string(), z.literal(false), z.null()],
      'must be a string, or false for no search page',
    )
    .transform((path) => path ?? false)
    .default('search'),
  contextualSearch: z.boolean().default(true),
  placeholder: z.string().default('Search docs'),
  /** Path of the page whose sandbox takes `?say=<phrase>`; a query that is a command leads there. */
  sandboxPath: optional.text,
  /** Where readers report a query without results; `{query}` is replaced. */
  reportUrl: optional.text,
  /** Hits whose address matches load fully instead of being routed. */
  externalUrlRegex: regex.optional(),
  /** Filters of every request to the hosted service: one, or a list whose inner lists mean "or". */
  facetFilters: z
    .union(
      [z.string(), z.array(z.union([z.string(), z.array(z.string())]))],
      'must be a filter, or a list of filters',
    )
    .optional(),
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
   * below `public/`, or a full address. One with each page's title, drawn with satori and resvg, would cost 21 ms and 32 KB a page.
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
  /** The bar at the top of every page. */
  navbar: z
    .strictObject({
      title: optional.text,
      logo: logo.optional(),
      /** Slides the navbar out of view on scroll down. */
      hideOnScroll: z.boolean().default(false),
      items: z.array(navbarItem).default([]),
    })
    .prefault({}),
  footer: z
    .strictObject({
      style: z.enum(['light', 'dark']).default('light'),
      logo: logo.optional(),
      copyright: optional.text,
      links: footerLinks.default([]),
    })
    .prefault({}),
  defaultLocale: z.string().default('en'),
  /** All languages by their codes; every one but the default one has a folder in `i18n/`, beside the content folder. */
  locales: z
    .record(z.string(), locale)
    .default({ en: {} })
    .transform((locales) =>
      Object.fromEntries(
        Object.entries(locales).map(([code, given]) => [code, completeLocale(code, given)]),
      ),
    ),
  /** Name of the version that readers are led to; left out: the newest of `versions.json`. "current" is the one in the content folder. */
  lastVersion: optional.text,
  /** Whether the pages in the content folder are a version, where there are others. */
  includeCurrentVersion: z.boolean().default(true),
  /** The versions of `versions.json`, and "current", that are built; left out: all. */
  onlyIncludeVersions: z.array(z.string()).optional(),
  /** How versions are shown, by name; "current" is the one in the content folder. */
  versions: z.record(z.string(), versionSettings).default({}),
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  search: search.prefault({}),
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
};

/** The configuration as the owner writes it. */
export type SiteConfigFields = z.input<typeof configSchema>;

export type AnnouncementBarConfig = z.infer<typeof announcementBar>;
export type ColorMode = z.infer<typeof colorMode>;
export type ColorModeConfig = SiteConfig['colorMode'];
export type FooterItem = z.infer<typeof footerItem>;
export type FooterColumn = z.infer<typeof footerColumn>;
export type FooterConfig = SiteConfig['footer'];
export type { LocaleConfig } from './i18n/complete-locale.ts';
export type LogoConfig = z.infer<typeof logo>;
export type RepositoryConfig = z.infer<typeof repository>;
type SearchConfig = z.infer<typeof search>;
export type FacetFilters = NonNullable<SearchConfig['facetFilters']>;
export type Severity = z.infer<typeof severity>;

/** Link of an item: a path inside the site, or a full address. */
export type LinkTarget = Pick<FooterItem, keyof typeof linkTarget>;

/** A field that an item cannot do without. */
function needed(item: string, field: string): z.ZodString {
  return z.string(`${item} needs a "${field}"`);
}

/** Hands what another schema found on, at the same place. */
function forward(result: z.ZodSafeParseResult<unknown>, context: z.RefinementCtx): void {
  for (const issue of result.error?.issues ?? [])
    context.addIssue({ ...issue } as z.core.$ZodRawIssue);
}

function isRegex(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'));
  } catch {
    return false;
  }
}
