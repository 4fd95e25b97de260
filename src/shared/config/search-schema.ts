import { z } from 'zod';
import { optional, regex } from './schema-parts.ts';

/** Search: local by default, hosted if `hosted` is set. */
export const searchSchema = z.strictObject({
  /** A hosted search service; all three come from the environment. */
  hosted: z
    .strictObject({
      appId: z.string().regex(/^[A-Za-z\d]+$/, 'must be letters and digits'),
      /** The public search-only key, never an admin key. */
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
  /** Of the search's field; by default in the language of the page. */
  placeholder: optional.text,
  /** Path of the page whose sandbox accepts `?say=<phrase>`. A query that is a command links to it. */
  sandboxPath: optional.text,
  /** Queries that a reader who finds nothing is offered. */
  popular: z.array(z.string().min(1)).default([]),
  /** Where readers report a query without results; `{query}` is replaced. */
  reportUrl: optional.text,
  /** Hits whose address matches load fully instead of being routed. */
  externalUrlRegex: regex.optional(),
  /** Filters of every request to the hosted service: a single filter, or a list in which inner lists mean "or". */
  facetFilters: z
    .union(
      [z.string(), z.array(z.union([z.string(), z.array(z.string())]))],
      'must be a filter, or a list of filters',
    )
    .optional(),
});
