import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import site from 'virtual:docs/site';
import { appStartedAttribute, scriptingAttribute } from '#shared/base-url-banner.ts';
import { appListeningAttribute } from '#shared/app-scripts.ts';
import { withoutBase } from '#shared/base-path.ts';
import { pressEarlyClick } from '#client/entries/early-click.ts';
import { installAll } from '#client/behaviours/install-all.ts';
import { App } from '#client/routes/app.tsx';
import { findInitialPage, type InitialPage } from '#client/routes/initial-page.tsx';
import type { PageRouteProps } from '#client/routes/page-route.tsx';
import { createPageLoader, rememberPage } from '#client/routes/page-loader.ts';
import { createSpecialPages } from '#client/routes/special-pages.ts';
import { createSiteStore } from '#client/store/site-store.ts';
import '#client/styles/index.css';

document.documentElement.setAttribute(appStartedAttribute, '');
// The development server has no script in the head that says so before.
document.documentElement.setAttribute(scriptingAttribute, '');

const { baseUrl, search, catalogue } = site.config;
const loader = createPageLoader(
  () => import('virtual:docs/routes'),
  createSpecialPages(search.searchPagePath),
);
// The router needs the slash that a host without redirects lets readers leave out: `/docs` is `/docs/`.
if (`${window.location.pathname}/` === baseUrl)
  window.history.replaceState(
    window.history.state,
    '',
    baseUrl + window.location.search + window.location.hash,
  );
// The router names its later entries; scroll positions need a name for the first one of a document too.
if (!(window.history.state as { key?: string } | null)?.key)
  window.history.replaceState(
    { ...(window.history.state as object | null), key: Math.random().toString(36).slice(2, 10) },
    '',
  );
const path = withoutBase(baseUrl, window.location.pathname) ?? '/';
const store = createSiteStore(site.config);
const root = document.getElementById('root') as HTMLElement;
// Nothing waits at the top of this module: the page's own code imports from the file that this stands in.
void findInitialPage(path, loader).then(start);

/** Draws the app, or takes the document over where that holds the page. */
function start({ page, isPrerendered }: InitialPage): void {
  const pages = isPrerendered ? rememberPage(loader, page) : loader;
  const app = (
    <StrictMode>
      <BrowserRouter basename={baseUrl}>
        <LiveApp initial={page} loader={pages} />
      </BrowserRouter>
    </StrictMode>
  );
  document.documentElement.setAttribute(appListeningAttribute, '');
  // As a transition React takes the page over in small steps, so that scrolling and typing never wait for all of it.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** The behaviours change the content, so they wait until React has taken all of it over. */
function LiveApp(page: PageRouteProps): ReactNode {
  useEffect(() => {
    const cleanUp = installAll(document, { store, catalogue });
    pressEarlyClick();
    return cleanUp;
  }, []);
  return <App site={site} store={store} {...page} />;
}
