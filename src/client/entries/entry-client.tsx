import '#client/entries/evaluate-react.ts';
import { startTransition, StrictMode, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import site from 'virtual:docs/site';
import { appListeningAttribute, appStartedAttribute } from '#shared/document/document-marks.ts';
import { withoutBase } from '#shared/paths/base-path.ts';
import { nestedBases } from '#shared/paths/locale-path.ts';
import { holdClicks, pressEarlyClick } from '#client/entries/early-click.ts';
import { installAll } from '#client/behaviors/install-all.ts';
import { listen } from '#client/listen.ts';
import { HydratedContext } from '#client/hooks/use-hydrated.ts';
import { App } from '#client/routes/app.tsx';
import { handOverLanguages, restoreAddress } from '#client/routes/hand-over-languages.ts';
import { showFailedStart, withServerPages } from '#client/routes/load/with-server-pages.ts';
import type { PageRouteProps } from '#client/routes/page-route.tsx';
import { findInitialPage } from '#client/routes/initial-page.tsx';
import { fetchSiteIndex } from '#client/page-data/fetch-site-index.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';
import { importPage, prefetchPage } from '#client/routes/load/page-files.ts';
import { createPageLoader, rememberPages } from '#client/routes/load/page-loader.ts';
import { createRouteTables } from '#client/routes/load/route-tables.ts';
import { createSpecialPages } from '#client/routes/special-pages.ts';
import { createSiteStore } from '#client/store/site-store.ts';

document.documentElement.setAttribute(appStartedAttribute, '');

const { baseUrl } = site.config;
const find = createRouteTables(fetchSiteIndex, fetchJson, import.meta.url);
const loader = handOverLanguages(
  createPageLoader({ find, importPage, prefetchPage }, createSpecialPages(site.config)),
  { baseUrl, nested: nestedBases({ ...site.config, current: site.config.locale }) },
);
restoreAddress(baseUrl);
// A host without redirects also serves `/docs`, but the router needs the trailing slash: `/docs/`.
if (`${window.location.pathname}/` === baseUrl)
  window.history.replaceState(
    window.history.state,
    '',
    baseUrl + window.location.search + window.location.hash,
  );
nameEntry();
// Registered before the router's listener, because the browser adds an entry without a key when the
// reader changes the hash in the address bar.
listen(window, { popstate: nameEntry });
const path = withoutBase(baseUrl, window.location.pathname) ?? '/';
const store = createSiteStore(site.config);
const root = document.getElementById('root') as HTMLElement;
// Must run before React listens, or presses during hydration would be lost.
const letClicksThrough = holdClicks();

/**
 * Installs the behaviors, which modify the content, once React has hydrated all of it. Components
 * that wait for both hydration and behaviors render afterward.
 */
function LiveApp(props: PageRouteProps) {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const cleanUp = installAll(store, () => {
      letClicksThrough();
      pressEarlyClick();
      startTransition(() => setLive(true));
    });
    return () => {
      letClicksThrough();
      cleanUp();
    };
  }, []);
  return (
    <HydratedContext value={isLive}>
      <App site={site} store={store} {...props} />
    </HydratedContext>
  );
}

// Runs in a separate task, so that evaluating the app and rendering it do not form one long task.
setTimeout(() => {
  const started = start();
  if (import.meta.env.DEV) void started.catch((error: unknown) => showFailedStart(root, error));
});

/**
 * Hydrates the prerendered page, or renders the page if it is not prerendered. Not awaited at the
 * top level, because a live page's code imports this file, which must be evaluated first.
 */
async function start() {
  const { page, isPrerendered } = await findInitialPage(path, baseUrl, loader);
  const later = import.meta.env.DEV ? withServerPages(loader, path) : rememberPages(loader, page);
  const app = (
    <StrictMode>
      <BrowserRouter basename={baseUrl} useTransitions={false}>
        <LiveApp initial={page} loader={later} />
      </BrowserRouter>
    </StrictMode>
  );
  document.documentElement.setAttribute(appListeningAttribute, '');
  // In a transition, React hydrates the page in small steps, so that scrolling and typing never
  // wait for all of it.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/**
 * Adds a key to a history entry that the browser created; the router would give all such entries
 * the key "default".
 */
function nameEntry() {
  const state = window.history.state as { readonly key?: string } | null;
  if (state?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
}
