import { z } from 'zod';

export const optional = { text: z.string().optional(), flag: z.boolean().optional() };

export const texts = z.array(z.string());

export const anyFields = z.record(z.string(), z.unknown());

/** Level of a heading below the page's title. */
export const headingLevel = z.number().int().min(2).max(6);

/** A regular expression, written as a string. */
export const regex = z.string().refine(isRegex, 'must be a regular expression');

/** URL of a form, full or root-relative, or a `mailto:` link, with placeholders in braces. */
export const formAddress = z
  .string()
  .regex(
    /^(?:https?:\/\/[^\s"'<>]|mailto:|\/(?!\/))[^\s"'<>]*$/i,
    'must begin with https://, mailto: or a slash, without spaces',
  )
  .optional();

/**
 * An item's link: a path in the site (`to`, without the base path: `/user/glossary/`) or any URL
 * (`href`).
 */
export const linkTarget = {
  /** Path in the site, without the base path. */
  to: optional.text,
  /** Any URL. */
  href: optional.text,
};

/** An image with an optional dark variant; paths are relative to `public/`. */
export const logo = z.strictObject({
  /** Path of the image in `public/`. */
  src: z.string(),
  /** Path of the image for dark mode, in `public/`. */
  srcDark: optional.text,
  /** Alternative text. Default: the site's title, or none if the navbar's title is next to it. */
  alt: optional.text,
  /** Target of the logo's link. Default: the home page in the navbar, no link in the footer. */
  href: optional.text,
  /** The link's `target` attribute, such as `_blank`. */
  target: optional.text,
  /** Width in pixels. */
  width: z.number().optional(),
  /** Height in pixels. */
  height: z.number().optional(),
});

/** A logo as written in the configuration. */
export type LogoConfig = z.infer<typeof logo>;

/** At most one path segment of a URL; slashes around it are ignored. */
export const pathSegment = z
  .string()
  .transform((path) => path.replace(/^\/+|\/+$/g, ''))
  .refine((path) => /^(?!\.{1,2}$)[\w.~-]*$/.test(path), 'must be one segment of an address');

/** Forwards another schema's issues, at the same path. */
export function forward(result: z.ZodSafeParseResult<unknown>, context: z.RefinementCtx): void {
  for (const issue of result.error?.issues ?? [])
    context.addIssue({ ...issue } as z.core.$ZodRawIssue);
}

function isRegex(text: string) {
  try {
    return Boolean(new RegExp(text, 'i'));
  } catch {
    return false;
  }
}
