import type { SiteIndex } from '#shared/site-index.ts';
import type { RouteIndex } from './page-loader.ts';

interface PublishedRoutesOptions {
  readonly fetchIndex: () => Promise<SiteIndex>;
  /** Address of the app's file that is running. */
  readonly app: string;
  readonly importTable: (address: string) => ReturnType<RouteIndex['tables'][number]>;
}

/**
 * Gives the route index of the built site, fetched once; a fetch that failed is tried again next time. Rejects when the
 * site was published with another app meanwhile: its chunks would bring that app, and a second React, into this document.
 */
export function createPublishedRoutes(options: PublishedRoutesOptions): () => Promise<RouteIndex> {
  let pending: Promise<RouteIndex> | undefined;
  return () => {
    pending ??= fetchRoutes(options).catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
    return pending;
  };
}

async function fetchRoutes(options: PublishedRoutesOptions): Promise<RouteIndex> {
  const { app, firstPaths, tables } = await options.fetchIndex();
  if (new URL(app, options.app).href !== options.app)
    throw new Error('The site was published anew since this document was loaded.');
  return { firstPaths, tables: tables.map((address) => () => options.importTable(address)) };
}
