import { z } from 'zod';
import { forward, linkTarget, logo, optional, regex } from './schema-parts.ts';

/**
 * Fields of every navbar item. `data-*` and `aria-*` fields are also allowed, and are passed to the
 * link unchanged.
 */
const itemBase = {
  /** Side of the navbar. Default: left. */
  position: z.enum(['left', 'right']).optional(),
  /** The link's `target` attribute, such as `_blank`. */
  target: optional.text,
  /** The link's `rel` attribute, such as `nofollow`. */
  rel: optional.text,
  /** CSS class of the link. */
  className: optional.text,
  /** The link's `title` attribute, which browsers show as a tooltip. */
  title: optional.text,
};

const link = z
  .strictObject({
    ...itemBase,
    ...linkTarget,
    /** Kind of the item. Default: a link, or a menu if it has `items`. */
    type: z.literal('default').optional(),
    /** Text of the item. */
    label: optional.text,
    /** Markup instead of the label. */
    html: optional.text,
    /**
     * Marks the item as active on pages whose path, without the base path, begins with this one.
     */
    activeBasePath: optional.text,
    /**
     * Marks the item as active on pages whose URL path, with the base path, matches this
     * case-insensitive regular expression; takes precedence over `activeBasePath`.
     */
    activeBaseRegex: regex.optional(),
    /** Adds the base path to `href`. */
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

/** Schemas of the items that are allowed in a menu, keyed by item type. */
const plainItems = {
  /** A plain link. Requires either `to` or `href`, and either `label` or `html`. */
  default: link,
  /** The search box. */
  search: z.strictObject({ ...itemBase, type: z.literal('search') }),
  /** An item that consists of markup. */
  html: z.strictObject({
    ...itemBase,
    type: z.literal('html'),
    /** The markup. */
    value: needed('an html item', 'value'),
  }),
  /** A link to one page by its document id. */
  doc: z.strictObject({
    ...itemBase,
    type: z.literal('doc'),
    /** Id of the page. */
    docId: needed('a doc item', 'docId'),
    label: optional.text,
  }),
  /** A link to the first page of a sidebar. */
  docSidebar: z.strictObject({
    ...itemBase,
    type: z.literal('docSidebar'),
    /** Name of the sidebar. */
    sidebarId: needed('a docSidebar item', 'sidebarId'),
    label: optional.text,
  }),
  /** The reader's current version, as a link to its main page. */
  docsVersion: z.strictObject({
    ...itemBase,
    type: z.literal('docsVersion'),
    label: optional.text,
    to: optional.text,
  }),
  /**
   * An item whose component is registered in `src/client/components/navbar/item-types.ts`; it may
   * have any property.
   */
  custom: z.looseObject({ ...itemBase, type: z.templateLiteral(['custom-', z.string()]) }),
};

const nestedItem = itemOf<NestedItem>(plainItems);
const menuLists = {
  /** Items to add above the menu's own. */
  dropdownItemsBefore: z.array(nestedItem).optional(),
  /** Items to add below the menu's own. */
  dropdownItemsAfter: z.array(nestedItem).optional(),
};

/** Schemas of menus, which cannot be nested, keyed by item type. */
const menus = {
  /** A menu, optionally with its own link. */
  dropdown: z.strictObject({
    ...itemBase,
    ...linkTarget,
    type: z.literal('dropdown').optional(),
    label: needed('a dropdown', 'label'),
    /** The menu's items: any item except a menu. */
    items: z.array(nestedItem, 'a dropdown needs "items"'),
  }),
  /** A menu of all versions, each a link to the same page in that version. */
  docsVersionDropdown: z.strictObject({
    ...itemBase,
    ...menuLists,
    type: z.literal('docsVersionDropdown'),
    /** Never marks the menu as active. */
    dropdownActiveClassDisabled: optional.flag,
  }),
  /** A menu of all languages, each a link to the same page in that language. */
  localeDropdown: z.strictObject({ ...itemBase, ...menuLists, type: z.literal('localeDropdown') }),
};

/** Any item allowed in a menu. */
type NestedItem = z.infer<(typeof plainItems)[keyof typeof plainItems]>;

/** Any item allowed in the navbar. */
export type NavbarItem = NestedItem | z.infer<(typeof menus)[keyof typeof menus]>;

const itemTypes = [...Object.keys(plainItems), ...Object.keys(menus)].filter(
  (type) => type !== 'custom',
);
const navbarItem = itemOf<NavbarItem>({ ...plainItems, ...menus });

/** Schemas of all navbar items, keyed by item type. */
export const navbarItemSchemas = { ...plainItems, ...menus };

/**
 * Creates a schema that validates an item against the one for its `type`. Without a `type`, an item
 * with `items` is a menu, and any other is a link.
 */
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
          ? 'a dropdown must not contain another dropdown'
          : `the navbar item type "${name}" does not exist; the types are ${itemTypes.join(', ')}, and custom-…`;
        return context.addIssue({ code: 'custom', message, path: ['type'] });
      }
      forward(schema.safeParse(withoutAttributes(item as object)), context);
    });
}

/** Returns an item without its `data-*` and `aria-*` attributes. */
function withoutAttributes(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !/^(?:data|aria)-/.test(name)));
}

/** The bar at the top of every page. */
export const navbarSchema = z.strictObject({
  /** Text next to the logo. Default: none, or the site's title if `navbar` is not set. */
  title: optional.text,
  /** Image that links to the home page. */
  logo: logo.optional(),
  /** Slides the navbar out of view on scroll down. */
  hideOnScroll: z.boolean().default(false),
  /** The items, from left to right. */
  items: z.array(navbarItem).default([]),
});

/** Returns the schema of a required field; `item` and `field` appear in its error message. */
function needed(item: string, field: string) {
  return z.string(`${item} needs a "${field}"`);
}
