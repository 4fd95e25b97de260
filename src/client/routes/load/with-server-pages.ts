import { pagePathAt } from '#shared/paths/base-path.ts';
import { pageUpdateEvent } from '#shared/page/page-update.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Shows why the app could not start on the dev server, and reloads the document after the next
 * save, which may have fixed the problem. Rethrows the error.
 */
export function showFailedStart(root: HTMLElement, error: unknown): void {
  root.replaceChildren(
    Object.assign(document.createElement('pre'), { textContent: String(error) }),
  );
  for (const event of ['vite:beforeUpdate', pageUpdateEvent])
    import.meta.hot?.on(event, () => window.location.reload());
  throw error;
}

/**
 * Adapts a loader to the dev server, whose pages may be newer than its route tables. If the tables
 * lack the page at the current URL, reloads the document to request it from the server, unless the
 * app started at that URL.
 */
export function withServerPages(loader: PageLoader, firstPath: string): PageLoader {
  return {
    ...loader,
    async load(path) {
      const page = await loader.load(path);
      const isHere = window.location.pathname.endsWith(path);
      if (page || !isHere || pagePathAt(path) === pagePathAt(firstPath)) return page;
      window.location.reload();
      return new Promise<never>(() => undefined);
    },
  };
}
