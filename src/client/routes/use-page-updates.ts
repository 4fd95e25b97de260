import { useEffect, useState } from 'react';
import { pageDataId } from '#shared/document/document-marks.ts';
import type { PageData } from '#shared/page/page.ts';
import {
  listUpdateEvent,
  madeAttribute,
  pageShownEvent,
  pageUpdateEvent,
  type PageShown,
  type PageUpdate,
} from '#shared/page/page-update.ts';
import { refreshedEvent } from '#client/layouts/page-error-boundary.tsx';
import { createSavedContent } from '#client/mdx/static/saved-content.tsx';
import type { PageLoader } from './load/page-loader.ts';
import type { LoadedPage } from './load/page-module.ts';

/** Returns the page as last saved on the dev server; in builds, the page itself. */
export const usePageUpdates: typeof useSavedPage = import.meta.hot ? useSavedPage : (page) => page;

function useSavedPage(page: LoadedPage | null, loader: PageLoader) {
  const [pages, setPages] = useState<ReadonlyMap<string, LoadedPage>>(new Map());
  useEffect(() => {
    const hot = import.meta.hot;
    if (!hot) return;
    const onUpdate = (update: PageUpdate) => {
      const { path } = update.data;
      const known = pages.get(path) ?? (page?.data.path === path ? page : undefined);
      if (update.html === null && known && !known.isLive) {
        // The page was static until now, so its code has not been loaded.
        void loader
          .load(path)
          .then((live) => live && setPages((before) => new Map(before).set(path, live)));
        return;
      }
      const next = takeOver(update, known);
      if (next && next !== known) setPages(new Map(pages).set(path, next));
    };
    const loadLists = async () => {
      const fresh = page && (await loader.load(page.data.path));
      // Keeps the current text; other pages are loaded again when they are opened.
      if (fresh)
        setPages((before) => {
          const { path } = fresh.data;
          return new Map([[path, { ...(before.get(path) ?? page), data: fresh.data }]]);
        });
    };
    // Not awaited, because Vite waits for its listeners: a load that waits for a broken page to be
    // fixed would keep the error from being shown.
    const onListUpdate = () => void loadLists();
    hot.on(pageUpdateEvent, onUpdate);
    hot.on(listUpdateEvent, onListUpdate);
    requestMissedSaves();
    return () => {
      hot.off(pageUpdateEvent, onUpdate);
      hot.off(listUpdateEvent, onListUpdate);
    };
  }, [page, pages, loader]);
  const saved = pages.get(page?.data.path ?? '');
  const content = saved?.Content === page?.Content ? undefined : saved?.Content;
  // Once the saved content has rendered, lets a crashed part try again; live content does so when
  // its code arrives.
  useEffect(() => {
    if (import.meta.hot && content) window.dispatchEvent(new Event(refreshedEvent));
  }, [content]);
  return saved ?? page;
}

/**
 * Asks the dev server, once, for saves made after the document was rendered and before the app
 * started.
 */
function requestMissedSaves() {
  const text = document.getElementById(pageDataId);
  const made = text?.getAttribute(madeAttribute);
  if (!text || !made) return;
  text.removeAttribute(madeAttribute);
  const { path } = JSON.parse(text.textContent) as PageData;
  import.meta.hot?.send(pageShownEvent, { path, made: Number(made) } satisfies PageShown);
}

/**
 * Shows the saved text in place if possible. Returns the page after the save, or the same object if
 * nothing else has changed. Live content refreshes itself; for an unknown live page, returns
 * undefined.
 */
function takeOver({ data, html }: PageUpdate, known: LoadedPage | undefined) {
  if (html === null) return known && { ...known, data };
  if (!known?.update) return { data, ...createSavedContent(html) };
  known.update(html);
  return JSON.stringify(data) === JSON.stringify(known.data) ? known : { ...known, data };
}
