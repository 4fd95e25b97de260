import { normalizePathname } from '#shared/paths/base-path.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * For the development server, which may know more than its route tables did a while ago: a page that is missing from them is
 * requested from the server as a document, unless the first request was one.
 */
export function askServer(loader: PageLoader, firstPath: string): PageLoader {
  return {
    ...loader,
    async load(path) {
      const page = await loader.load(path);
      if (page || normalizePathname(path) === normalizePathname(firstPath)) return page;
      window.location.reload();
      return new Promise<never>(() => undefined);
    },
  };
}
