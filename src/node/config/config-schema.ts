import { z } from 'zod';
import { basePathSchema, webAddressSchema } from '#shared/environment.ts';
import type { SiteConfig } from '#shared/site-config.ts';

const severity = z.enum(['ignore', 'log', 'warn', 'throw']);
const colorMode = z.enum(['light', 'dark']);
const headingLevel = z.number().int().min(2).max(6);
const logo = z.strictObject({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().optional(),
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
});
const regex = z.string().refine(isRegex, 'must be a regular expression');
const position = z.enum(['left', 'right']).optional();

const itemTypes = [
  'default',
  'dropdown',
  'search',
  'html',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
];

type LooseItem = Record<string, unknown>;

/** One navbar item; `nested` items stand in a dropdown, where no other dropdown may stand. */
function checkNavbarItem(
  item: LooseItem,
  nested: boolean,
  add: (message: string, path: (string | number)[]) => void,
): void {
  const type = item.type ?? (item.items ? 'dropdown' : 'default');
  if (typeof type !== 'string' || (!itemTypes.includes(type) && !type.startsWith('custom-'))) {
    add(
      `the navbar item type "${String(type)}" does not exist; the types are ${itemTypes.join(', ')}, and custom-…`,
      ['type'],
    );
    return;
  }
  if (nested && (type === 'dropdown' || type.endsWith('Dropdown')))
    add('a dropdown cannot stand in another dropdown', ['type']);
  if (type === 'default') {
    if ((item.to === undefined) === (item.href === undefined))
      add('a link needs exactly one of "to" and "href"', []);
    if (item.label !== undefined && item.html !== undefined)
      add('a link takes "label" or "html", not both', ['html']);
    if (item.label === undefined && item.html === undefined)
      add('a link needs a "label" or "html"', []);
  }
  if (type === 'dropdown' && typeof item.label !== 'string') add('a dropdown needs a "label"', []);
  if (type === 'html' && typeof item.value !== 'string') add('an html item needs a "value"', []);
  if (type === 'doc' && typeof item.docId !== 'string') add('a doc item needs a "docId"', []);
  if (type === 'docSidebar' && typeof item.sidebarId !== 'string')
    add('a docSidebar item needs a "sidebarId"', []);
  if (typeof item.activeBaseRegex === 'string' && !isRegex(item.activeBaseRegex))
    add('must be a regular expression', ['activeBaseRegex']);
  for (const list of ['items', 'dropdownItemsBefore', 'dropdownItemsAfter']) {
    const items = item[list];
    if (Array.isArray(items))
      items.forEach((child: LooseItem, index) =>
        checkNavbarItem(child, true, (message, path) => add(message, [list, index, ...path])),
      );
    else if (list === 'items' && type === 'dropdown') add('a dropdown needs "items"', []);
  }
}

const navbarItem = z
  .looseObject({ position })
  .superRefine((item, context) =>
    checkNavbarItem(item, false, (message, path) =>
      context.addIssue({ code: 'custom', message, path }),
    ),
  );

const footerItem = z
  .strictObject({
    label: z.string().optional(),
    to: z.string().optional(),
    href: z.string().optional(),
    html: z.string().optional(),
  })
  .superRefine((item, context) => {
    const targets = [item.to, item.href, item.html].filter((value) => value !== undefined).length;
    if (targets !== 1)
      context.addIssue({
        code: 'custom',
        message: 'a footer item needs exactly one of "to", "href" and "html"',
      });
    if (item.html === undefined && item.label === undefined)
      context.addIssue({ code: 'custom', message: 'a footer link needs a "label"' });
  });

const footerLinks = z.array(z.looseObject({})).superRefine((links, context) => {
  const columns = links.filter((entry) => 'items' in entry);
  if (columns.length > 0 && columns.length < links.length) {
    context.addIssue({ code: 'custom', message: 'columns and plain links cannot be mixed' });
    return;
  }
  const schema =
    columns.length > 0
      ? z.array(z.strictObject({ title: z.string().nullable(), items: z.array(footerItem) }))
      : z.array(footerItem);
  for (const issue of schema.safeParse(links).error?.issues ?? [])
    context.addIssue({
      code: 'custom',
      message: issue.message,
      path: issue.path as (string | number)[],
    });
});

/** The checks of the site configuration. Top-level fields that it does not know are errors. */
export const configSchema = z.strictObject({
  title: z.string().min(1, 'is required'),
  tagline: z.string(),
  url: webAddressSchema,
  baseUrl: basePathSchema,
  titleDelimiter: z.string(),
  noIndex: z.boolean(),
  baseUrlIssueBanner: z.boolean(),
  favicon: z.string(),
  repository: z.strictObject({ url: z.url(), branch: z.string(), contentPath: z.string() }),
  showLastUpdate: z.boolean(),
  breadcrumbs: z.boolean(),
  tableOfContents: z
    .strictObject({ minHeadingLevel: headingLevel, maxHeadingLevel: headingLevel })
    .refine(
      (levels) => levels.minHeadingLevel <= levels.maxHeadingLevel,
      'minHeadingLevel must not be greater than maxHeadingLevel',
    ),
  sidebars: z.record(z.string(), z.string()),
  sidebar: z.strictObject({ hideable: z.boolean(), autoCollapseCategories: z.boolean() }),
  colorMode: z.strictObject({
    defaultMode: colorMode,
    disableSwitch: z.boolean(),
    respectPrefersColorScheme: z.boolean(),
  }),
  announcementBar: z
    .strictObject({
      id: z.string(),
      content: z.string().min(1, 'is required'),
      backgroundColor: z.string().optional(),
      textColor: z.string().optional(),
      isCloseable: z.boolean(),
    })
    .optional(),
  navbar: z.strictObject({
    title: z.string().optional(),
    logo: logo.optional(),
    hideOnScroll: z.boolean(),
    items: z.array(navbarItem),
  }),
  footer: z.strictObject({
    style: z.enum(['light', 'dark']),
    logo: logo.optional(),
    copyright: z.string().optional(),
    links: footerLinks,
  }),
  defaultLocale: z.string(),
  locales: z.record(
    z.string(),
    z.strictObject({
      label: z.string(),
      direction: z.enum(['ltr', 'rtl']),
      htmlLang: z.string(),
      calendar: z.string(),
      path: z.string(),
    }),
  ),
  versions: z
    .array(
      z.strictObject({
        name: z.string(),
        label: z.string(),
        isLast: z.boolean(),
        path: z.string(),
        banner: z.enum(['none', 'unreleased', 'unmaintained']),
        badge: z.boolean(),
      }),
    )
    .min(1),
  versionPersistence: z.enum(['localStorage', 'none']),
  search: z.strictObject({
    hosted: z
      .strictObject({
        appId: z.string().min(1),
        apiKey: z.string().min(1),
        indexName: z.string().min(1),
      })
      .optional(),
    searchPagePath: z.union(
      [z.string(), z.literal(false), z.null()],
      'must be a string, or false for no search page',
    ),
    contextualSearch: z.boolean(),
    placeholder: z.string(),
    reportUrl: z.string().optional(),
    externalUrlRegex: regex.optional(),
    facetFilters: z
      .union(
        [z.string(), z.array(z.union([z.string(), z.array(z.string())]))],
        'must be a filter, or a list of filters',
      )
      .optional(),
  }),
  checks: z.strictObject({
    brokenLinks: severity,
    brokenMarkdownLinks: severity,
    duplicateRoutes: severity,
    spokenCommands: severity,
  }),
  metadata: z.array(z.record(z.string(), z.string())),
  customFields: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<unknown>;

/** Fields of older or other systems, and where the same thing is said now. */
export const movedFields: Readonly<Record<string, string>> = {
  onBrokenLinks: 'checks.brokenLinks',
  onBrokenMarkdownLinks: 'checks.brokenMarkdownLinks',
  onDuplicateRoutes: 'checks.duplicateRoutes',
  themeConfig: 'the top level (navbar, footer, colorMode, announcementBar)',
  i18n: 'defaultLocale and locales',
  algolia: 'search.hosted',
  staticDirectories: 'the folder "public"',
};

/** Names of all top-level fields. */
export const configFields: readonly (keyof SiteConfig | string)[] = Object.keys(configSchema.shape);

function isRegex(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'i'));
  } catch {
    return false;
  }
}
