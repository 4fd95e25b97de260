import { z } from 'zod';
import { forward, linkTarget, logo, optional } from './schema-parts.ts';

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

/** The footer of every page. */
export const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logo.optional(),
  copyright: optional.text,
  links: footerLinks.default([]),
});

/** One footer entry: a link or markup. */
export type FooterItem = z.infer<typeof footerItem>;

/** Footer entries below a title. */
export type FooterColumn = z.infer<typeof footerColumn>;
