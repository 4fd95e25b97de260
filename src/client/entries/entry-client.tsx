import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import site from 'virtual:docs/site';
import {
  appListeningAttribute,
  appStartedAttribute,
  scriptingAttribute,
} from '#shared/document-marks.ts';
import { pressEarlyClick } from '#client/entries/early-click.ts';
import { installAll } from '#client/behaviours/install-all.ts';
import { createBrowserHistory } from '#client/page-data/site-history.ts';
import { App } from '#client/routes/app.tsx';
import type { PageRouteProps } from '#client/routes/page-route.tsx';
import { findInitialPage } from '#client/routes/initial-page.tsx';
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
// Relative links need the slash that a host without redirects lets readers leave out: `/docs` is `/docs/`.
if (`${window.location.pathname}/` === baseUrl)
  window.history.replaceState(
    window.history.state,
    '',
    baseUrl + window.location.search + window.location.hash,
  );
const store = createSiteStore(site.config);
const history = createBrowserHistory(baseUrl);
const root = document.getElementById('root') as HTMLElement;

/** The behaviours change the content, so they wait until React has taken all of it over. */
function LiveApp(props: PageRouteProps): ReactNode {
  useEffect(() => {
    const cleanUp = installAll(document, { store, catalogue });
    pressEarlyClick();
    return cleanUp;
  }, []);
  return <App site={site} store={store} history={history} {...props} />;
}

// Not awaited here: the code of a live page imports this file's, which must have ended by then.
void findInitialPage(history.current().pathname, loader).then(({ page, isPrerendered }) => {
  const app = (
    <StrictMode>
      <LiveApp initial={page} loader={isPrerendered ? rememberPage(loader, page) : loader} />
    </StrictMode>
  );
  document.documentElement.setAttribute(appListeningAttribute, '');
  // As a transition React takes the page over in small steps, so that scrolling and typing never wait for all of it.
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
});
