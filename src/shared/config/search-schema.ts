import { z } from 'zod';
import { optional, regex } from './schema-parts.ts';

/** Search: local by default, hosted where `hosted` is given. */
export const searchSchema = z.strictObject({
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
