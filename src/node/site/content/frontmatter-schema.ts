import { z } from 'zod';
import { webAddressSchema } from '#shared/config/environment.ts';
import { anyFields, headingLevel, texts } from '#shared/config/schema-parts.ts';
import { markdownFormat } from '#shared/config/site-config.ts';
import { toIsoDate } from './to-iso-date.ts';

const lastUpdateDate = z.string().transform((text, context) => {
  const date = toIsoDate(text);
  if (date === undefined)
    context.addIssue({ code: 'custom', message: 'must be a date such as 2024-05-31' });
  return date;
});

/** An image next to the page or in a folder of static files, or an absolute URL. */
const picture = z
  .string()
  .refine(
    (text) =>
      !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text) ||
      webAddressSchema.safeParse(text.replace(/^\/\//, 'https://')).success,
    'must be a path, or an address such as https://example.org/card.png',
  );

/**
 * Schema of a page's frontmatter: Docusaurus's fields, Jekyll's `redirect_from`, and this site's
 * `declares`, `feed`, `spoken_exceptions` and `search_terms`. Any other field is an error. `tags`,
 * `parse_number_prefixes`, `sidebar_class_name` and `sidebar_custom_props` are allowed but ignored.
 */
export const frontmatterSchema = z
  .strictObject({
    id: z
      .string()
      .regex(/^[^/]+$/, 'must not contain a slash')
      .describe('Name of the page in sidebars and links by id.'),
    title: z.string(),
    sidebar_label: z.string(),
    sidebar_position: z.number(),
    slug: z
      .string()
      .describe('Address of the page; a leading slash makes it relative to the root of the docs.'),
    description: z.string(),
    keywords: texts,
    image: picture,
    format: markdownFormat,
    mdx: z.looseObject({ format: markdownFormat.optional() }),
    draft: z.boolean().describe('Whether builds omit the page.'),
    unlisted: z.boolean().describe('Whether the page can only be reached by its address.'),
    hide_title: z.boolean(),
    hide_table_of_contents: z.boolean(),
    toc_min_heading_level: headingLevel,
    toc_max_heading_level: headingLevel,
    custom_edit_url: webAddressSchema
      .nullable()
      .describe('Address of “Edit this page”; null for no link.'),
    pagination_prev: z.string().nullable().describe('Id of the previous page; null for none.'),
    pagination_next: z.string().nullable().describe('Id of the next page; null for none.'),
    pagination_label: z.string(),
    sidebar_class_name: z.string(),
    sidebar_custom_props: anyFields,
    displayed_sidebar: z
      .string()
      .nullable()
      .describe('Name of the sidebar to show; null for none.'),
    parse_number_prefixes: z.boolean(),
    tags: z.array(z.unknown()),
    feed: z
      .boolean()
      .describe('Whether the page is release notes, whose dated headings (##) are a feed.'),
    redirect_from: z
      .union([z.string(), texts])
      .describe('Addresses that the page had before, each read like `slug`.'),
    last_update: z
      .strictObject({ date: lastUpdateDate.optional(), author: z.string().optional() })
      .refine(({ date, author }) => date ?? author, 'needs a "date" or an "author"')
      .describe('When and by whom the page was last changed, overriding the git history.'),
    declares: z
      .strictObject({
        kind: z.string(),
        name: z.string(),
        isNameShared: z.boolean().optional(),
      })
      .describe('The declaration that a generated page documents.'),
    spoken_exceptions: texts.describe('Quoted phrases that are deliberately not commands.'),
    search_terms: z.record(z.string(), texts).describe('Search terms for sections, by heading id.'),
  })
  .partial()
  .refine((fields) => (fields.toc_min_heading_level ?? 2) <= (fields.toc_max_heading_level ?? 6), {
    message: 'must not be greater than toc_max_heading_level',
    path: ['toc_min_heading_level'],
  });

/** A page's validated frontmatter. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** Names of all frontmatter fields, for suggestions in error messages. */
export const frontmatterFields: readonly string[] = Object.keys(frontmatterSchema.shape);
