import '#client/entries/evaluate-react.ts';
import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import site from 'virtual:docs/site';
import {
  appListeningAttribute,
  appStartedAttribute,
  scriptingAttribute,
} from '#shared/document-marks.ts';
import { withoutBase } from '#shared/base-path.ts';
import { holdClicks, pressEarlyClick } from '#client/entries/early-click.ts';
import { installAll } from '#client/behaviours/install-all.ts';
import { HydratedContext } from '#client/hooks/use-hydrated.ts';
import { App } from '#client/routes/app.tsx';
import { askServer } from '#client/routes/ask-server.ts';
import type { PageRouteProps } from '#client/routes/page-route.tsx';
import { findInitialPage } from '#client/routes/initial-page.tsx';
import { fetchSiteIndex } from '#client/loading/fetch-site-index.ts';
import { createPublishedRoutes } from '#client/routes/published-routes.ts';
import { createPageLoader, rememberPages, type RouteIndex } from '#client/routes/page-loader.ts';
import { createSpecialPages } from '#client/routes/special-pages.ts';
import { createSiteStore } from '#client/store/site-store.ts';
import '#client/styles/rest.css';

document.documentElement.setAttribute(appStartedAttribute, '');
// The development server has no script in the head that says so before.
document.documentElement.setAttribute(scriptingAttribute, '');

const { baseUrl, catalogue } = site.config;
const fetchRoutes = import.meta.hot
  ? () => import('virtual:docs/routes')
  : createPublishedRoutes({
      fetchIndex: fetchSiteIndex,
      app: import.meta.url,
      importTable: (address) => import(/* @vite-ignore */ address),
    });
const loader = createPageLoader(loadIndex, createSpecialPages(site.config));
// The router needs the slash that a host without redirects lets readers leave out: `/docs` is `/docs/`.
if (`${window.location.pathname}/` === baseUrl)
  window.history.replaceState(
    window.history.state,
    '',
    baseUrl + window.location.search + window.location.hash,
  );
nameEntry();
const path = withoutBase(baseUrl, window.location.pathname) ?? '/';
const store = createSiteStore(site.config);
const root = document.getElementById('root') as HTMLElement;

/** The behaviours change the content, so they wait until React has taken all of it over; what waits for both is drawn after them. */
function LiveApp(props: PageRouteProps): ReactNode {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const letClicksThrough = holdClicks();
    const cleanUp = installAll(document, { store, catalogue }, () => {
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

// In a task of its own, as evaluating the app was one.
setTimeout(() => void start());

/** Takes the document over. Not awaited: the code of a live page imports this file's, which must have ended by then. */
async function start(): Promise<void> {
  const { page, isPrerendered } = await findInitialPage({ path, catalogue, loader });
  const later = import.meta.env.DEV ? askServer(loader, path) : rememberPages(loader, page);
  const app = (
    <StrictMode>
      <BrowserRouter basename={baseUrl} useTransitions={false}>
        <LiveApp initial={page} loader={later} />
      </BrowserRouter>
    </StrictMode>
  );
  document.documentElement.setAttribute(appListeningAttribute, '');
  // As a transition React takes the page over in small steps, so that scrolling and typing never wait for all of it.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** What the first navigation needs: where the pages are, and the styles of those of other kinds. */
async function loadIndex(): Promise<RouteIndex> {
  const [index] = await Promise.all([fetchRoutes(), import('#client/styles/kinds.css')]);
  return index;
}

/** Gives an entry of the history that the browser made a key of its own: the router would call all of them "default". */
function nameEntry(): void {
  const state = window.history.state as { readonly key?: string } | null;
  if (state?.key !== undefined) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
}
