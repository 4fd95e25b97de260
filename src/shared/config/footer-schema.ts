import { z } from 'zod';
import { forward, linkTarget, logo, optional } from './schema-parts.ts';

/** One footer entry: a link (`label` with `to` or `href`) or markup. */
export const footerItem = z
  .strictObject({
    ...linkTarget,
    /** Text of the link. */
    label: optional.text,
    /** Markup instead of a link. */
    html: optional.text,
  })
  .superRefine((item, context) => {
    const add = (message: string) => context.addIssue({ code: 'custom', message });
    const targets = [item.to, item.href, item.html].filter((value) => value !== undefined).length;
    if (targets !== 1) add('a footer item needs exactly one of "to", "href" and "html"');
    if (item.html === undefined && item.label === undefined) add('a footer link needs a "label"');
  });

/** Footer entries below a title. */
export const footerColumn = z.strictObject({
  /** Heading of the column; null for none. */
  title: z.string().nullable(),
  /** Entries of the column. */
  items: z.array(footerItem),
});

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

/** The footer of every page. */
export const footerSchema = z.strictObject({
  /** Color scheme of the footer. */
  style: z.enum(['light', 'dark']).default('light'),
  /** Image above the copyright. */
  logo: logo.optional(),
  /** Last line of the footer; may contain markup. */
  copyright: optional.text,
  /** Entries, or columns of entries. */
  links: footerLinks.default([]),
});

/** One footer entry: a link or markup. */
export type FooterItem = z.infer<typeof footerItem>;

/** Footer entries below a title. */
export type FooterColumn = z.infer<typeof footerColumn>;
