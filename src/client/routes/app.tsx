import type { SiteData } from '#shared/page/site-data.ts';
import { SiteErrorBoundary } from '#client/layouts/page-error-boundary.tsx';
import { announcerId } from '#client/announce.ts';
import { SiteProvider } from '#client/page-data/site-context.tsx';
import type { SiteStore } from '#client/store/site-store.ts';
import { SiteStoreProvider } from '#client/store/use-site-store.tsx';
import { PageRoute, type PageRouteProps } from './page-route.tsx';

/** The app's initial state; the same on the server and in the browser. */
interface AppProps extends PageRouteProps {
  readonly site: SiteData;
  readonly store: SiteStore;
}

/** The whole site inside a router. It needs no routes: the loader maps paths to pages. */
export function App({ site, store, initial, loader }: AppProps) {
  return (
    <SiteErrorBoundary>
      <SiteProvider value={site}>
        <SiteStoreProvider value={store}>
          <PageRoute initial={initial} loader={loader} />
          <div id={announcerId} className="visually-hidden" role="status" />
        </SiteStoreProvider>
      </SiteProvider>
    </SiteErrorBoundary>
  );
}
