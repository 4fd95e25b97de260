import { z } from 'zod';
import { formAddress, optional, regex, texts } from './schema-parts.ts';

/** Search: local by default, hosted if `hosted` is set. */
export const searchSchema = z.strictObject({
  /**
   * A hosted search service; `DOCS_SEARCH_APP_ID` and `DOCS_SEARCH_API_KEY` replace `appId` and
   * `apiKey`, and with them, `DOCS_SEARCH_INDEX` may replace `indexName`.
   */
  hosted: z
    .strictObject({
      /** Id of the application at the service. */
      appId: z.string().regex(/^[A-Za-z\d]+$/, 'must be letters and digits'),
      /** The public search-only key, never an admin key. */
      apiKey: z.string().min(1),
      /** Name of the index to search. */
      indexName: z.string().min(1),
    })
    .optional(),
  /** Path of the search page, without slashes; false for no search page. */
  searchPagePath: z
    .union(
      [z.string(), z.literal(false), z.null()],
      'must be a string, or false for no search page',
    )
    .transform((path) => path ?? false)
    .default('search'),
  /** Limits the hosted service's results to the reader's language and version. */
  contextualSearch: z.boolean().default(true),
  /** Placeholder of the search field. Default: text in the page's language. */
  placeholder: optional.text,
  /**
   * Path of the page whose sandbox accepts `?say=<phrase>`. If a query is a command, the search
   * links to that page.
   */
  sandboxPath: optional.text,
  /** Queries to suggest to a reader who finds nothing. */
  popular: z.array(z.string().min(1)).default([]),
  /** URL of a form for reporting a query without results; `{query}` is replaced with the query. */
  reportUrl: formAddress,
  /**
   * Hits whose URL matches this pattern are opened with a full page load instead of through the
   * router.
   */
  externalUrlRegex: regex.optional(),
  /**
   * Filters for every request to the hosted service: a single filter, or a list in which inner
   * lists mean "or".
   */
  facetFilters: z
    .union(
      [z.string(), z.array(z.union([z.string(), texts]))],
      'must be a filter, or a list of filters',
    )
    .optional(),
});
