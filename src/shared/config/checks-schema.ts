import { z } from 'zod';

/** How the build reacts to a finding. */
const severity = z.enum(['ignore', 'log', 'warn', 'throw']);

/** How the build reacts to a finding. */
export type Severity = z.infer<typeof severity>;

/** Severity of each check, and what the checks ignore. */
export const checksSchema = z.strictObject({
  /** Links to pages that do not exist, in rendered pages and in the layout. */
  brokenLinks: severity.default('throw'),
  /** Links to files that do not exist, in Markdown. */
  brokenMarkdownLinks: severity.default('throw'),
  /**
   * Links to headings that do not exist. Default: the same as `brokenLinks` for this site's own
   * pages, `warn` for another folder.
   */
  anchors: severity.optional(),
  /** Images that do not exist or are outside the site. */
  images: severity.default('throw'),
  /**
   * Imports in pages that cannot be resolved to a file or package; with `warn`, they render
   * nothing.
   */
  imports: z.enum(['warn', 'throw']).default('throw'),
  /**
   * Paths of other parts of the host, such as `/blog/`. Links below them are left unchanged. `/`
   * matches only the home page.
   */
  elsewhere: z.array(z.string().regex(/^\//, 'must start with a slash')).default([]),
  /** Pages with the same URL. */
  duplicateRoutes: severity.default('warn'),
  /**
   * Quoted spoken commands that the grammar does not accept. Default: `throw` for this site's own
   * pages, `ignore` for another folder.
   */
  spokenCommands: severity.optional(),
  /** Disallowed markup in plain Markdown; it is removed in any case. */
  rawHtml: severity.default('throw'),
  /**
   * Hosts that pages in plain Markdown may embed in frames (`<iframe>`): `video.example.org`, with
   * a port if necessary.
   */
  frameHosts: z.array(z.string().regex(/^[a-z\d.-]+(?::\d+)?$/, 'must be a host')).default([]),
});
