import { normalizePathname } from '#shared/base-path.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * For the development server, which may know more than its route tables said a while ago: a page that is not in them is
 * asked from the server, as a document, unless that is how it was asked for at first.
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
