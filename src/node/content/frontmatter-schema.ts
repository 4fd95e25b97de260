import { z } from 'zod';
import { toIsoDate } from './to-iso-date.ts';

const headingLevel = z.number().int().min(2).max(6);
const lastUpdateDate = z.string().transform((text, context) => {
  const date = toIsoDate(text);
  if (date === undefined)
    context.addIssue({ code: 'custom', message: 'must be a date such as 2024-05-31' });
  return date;
});

/**
 * Frontmatter as authors of Docusaurus sites know it, and `spoken_exceptions` and `search_terms` of this site. Any other field is an error.
 * `tags`, `parse_number_prefixes`, `sidebar_class_name` and `sidebar_custom_props` are known, but mean nothing here.
 */
export const frontmatterSchema = z
  .strictObject({
    id: z.string().regex(/^[^/]+$/, 'must not contain a slash'),
    title: z.string(),
    sidebar_label: z.string(),
    sidebar_position: z.number(),
    slug: z.string(),
    description: z.string(),
    keywords: z.array(z.string()),
    image: z.string(),
    draft: z.boolean(),
    unlisted: z.boolean(),
    hide_title: z.boolean(),
    hide_table_of_contents: z.boolean(),
    toc_min_heading_level: headingLevel,
    toc_max_heading_level: headingLevel,
    custom_edit_url: z.string().nullable(),
    pagination_prev: z.string().nullable(),
    pagination_next: z.string().nullable(),
    pagination_label: z.string(),
    sidebar_class_name: z.string(),
    sidebar_custom_props: z.record(z.string(), z.unknown()),
    displayed_sidebar: z.string().nullable(),
    parse_number_prefixes: z.boolean(),
    tags: z.array(z.unknown()),
    /** When and by whom the page was last changed, instead of what the history says. */
    last_update: z
      .strictObject({ date: lastUpdateDate.optional(), author: z.string().optional() })
      .refine(({ date, author }) => date ?? author, 'needs a "date" or an "author"'),
    /** The declaration that a generated page is about. */
    declares: z.strictObject({ kind: z.string(), name: z.string() }),
    /** Quoted phrases on the page that are not commands on purpose. */
    spoken_exceptions: z.array(z.string()),
    /** What readers call the things that sections are about, by heading id; the search finds the sections by it. */
    search_terms: z.record(z.string(), z.array(z.string())),
  })
  .partial()
  .refine((fields) => (fields.toc_min_heading_level ?? 2) <= (fields.toc_max_heading_level ?? 6), {
    message: 'must not be greater than toc_max_heading_level',
    path: ['toc_min_heading_level'],
  });

/** The checked fields of a page's frontmatter. */
export type Frontmatter = z.infer<typeof frontmatterSchema>;

/** Names of all fields, for suggestions. */
export const frontmatterFields: readonly string[] = Object.keys(frontmatterSchema.shape);
