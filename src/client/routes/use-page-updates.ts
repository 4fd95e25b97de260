import { useEffect, useState } from 'react';
import { pageUpdateEvent, type PageUpdate } from '#shared/page-update.ts';
import { createStaticContent } from '#client/mdx/static-content.tsx';
import type { LoadedPage } from './page-module.ts';

/** In the dev server, the page as it was last saved; otherwise the page itself. */
export function usePageUpdates(page: LoadedPage | null): LoadedPage | null {
  const [saved, setSaved] = useState<LoadedPage | null>(null);
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const onUpdate = ({ data, html }: PageUpdate): void =>
      setSaved((before) => ({
        data,
        Content:
          html === null
            ? (before?.Content ?? page?.Content ?? createStaticContent(''))
            : createStaticContent(html),
      }));
    hot.on(pageUpdateEvent, onUpdate);
    return () => hot.off(pageUpdateEvent, onUpdate);
  }, [page]);
  return saved && saved.data.path === page?.data.path ? saved : page;
}
