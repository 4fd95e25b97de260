import { useLayoutEffect, useRef } from 'react';
import { documentTitle } from '#shared/page/document-title.ts';
import type { HeadConfig } from '#shared/page/head-tags.ts';
import type { PageData } from '#shared/page/page.ts';
import { announce } from '#client/announce.ts';
import { whenIdle } from '#client/loading/when-idle.ts';

/**
 * Updates the document's title as soon as the page changes, and announces it when the browser is
 * idle. The other head tags matter only to other programs, so the code that updates them is not
 * loaded until the first navigation. `page` identifies the current page and its title.
 */
export function useHead(page: string, data: PageData, config: HeadConfig): void {
  const shown = useRef<string | null>(null);
  useLayoutEffect(() => {
    const last = shown.current;
    if (last === page) return;
    shown.current = page;
    // A prerendered document has its tags; a dev server's document may have none.
    if (last === null && document.title !== '') return;
    document.title = documentTitle(data.title, config);
    import('./update-head.ts')
      .then(({ showHead }) => shown.current === page && showHead(data, config))
      // Offline, the previous page's tags remain.
      .catch(() => undefined);
    if (last !== null) whenIdle(() => shown.current === page && announce(document.title));
  }, [page, data, config]);
}
