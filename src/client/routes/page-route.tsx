import { memo, useMemo, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { PageData } from '#shared/page.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { useDelayedProgress } from '#client/hooks/use-delayed-progress.ts';
import { DocPage } from '#client/layouts/doc-page.tsx';
import { NotFoundPage } from '#client/layouts/not-found-page.tsx';
import { PageNotLoaded } from '../loading/page-not-loaded.tsx';
import { SiteLayout } from '#client/layouts/site-layout.tsx';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { LocationProvider } from '#client/page-data/location-context.tsx';
import { PageProvider } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { PageLoader } from './page-loader.ts';
import type { LoadedPage } from './page-module.ts';
import { notFoundPageData, notLoadedPageData } from './special-pages.ts';
import { useLinkRouting } from './use-link-routing.ts';
import { usePageEffects } from './use-page-effects.ts';
import { usePageUpdates } from './use-page-updates.ts';
import { usePageNavigation, type ShownPage } from './use-page-navigation.ts';

/** What the route starts with; the same on the server and in the browser. */
export interface PageRouteProps {
  /** The page that the document holds. */
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
}

/** Shows the page of the current address inside the site's frame. */
export function PageRoute({ initial, loader }: PageRouteProps): ReactNode {
  const { config } = useSite();
  const { shown, isNavigating, retry } = usePageNavigation(initial, loader);
  const progress = useDelayedProgress(isNavigating);
  const loaded = usePageUpdates(shown.page);
  const data = useShownData(shown, loaded?.data);
  const announce = useAnnounce();
  usePageEffects({ location: shown.location, data, config, announce });
  useLinkRouting(config.baseUrl, loader);
  return (
    <LocationProvider value={useShownLocation(shown.location, data)}>
      <PageProvider value={data}>
        <ProgressBar phase={progress} />
        <SiteLayout>
          {shown.error ? (
            <PageNotLoaded error={shown.error} heading={data.title} onRetry={retry} />
          ) : shown.isRetrying ? (
            <PageLoading isLate={progress === 'running'} />
          ) : (
            <PageBody data={data} Content={loaded?.Content} />
          )}
        </SiteLayout>
      </PageProvider>
    </LocationProvider>
  );
}

interface PageBodyProps {
  readonly data: PageData;
  readonly Content: LoadedPage['Content'] | undefined;
}

/** Not drawn anew while the next page is being loaded. */
const PageBody = memo(function PageBody({ data, Content }: PageBodyProps): ReactNode {
  if (data.kind === 'not-found' || !Content) return <NotFoundPage />;
  return data.kind === 'doc' ? <DocPage>{<Content />}</DocPage> : <Content />;
});

/** Data of the page on screen, or of what stands in for it. */
function useShownData(
  { error, isRetrying, location: { pathname } }: ShownPage,
  page: PageData | undefined,
): PageData {
  const translate = useTranslate();
  const { catalogue } = useSite().config;
  return useMemo(() => {
    if (!error && !isRetrying) return page ?? notFoundPageData(pathname, catalogue);
    const title = navigator.onLine
      ? translate({ id: 'loading.title', message: 'The page could not be loaded' })
      : translate({ id: 'loading.offlineTitle', message: 'You are offline' });
    return notLoadedPageData(pathname, title);
  }, [error, isRetrying, page, pathname, translate, catalogue]);
}

function useShownLocation({ pathname, hash, key }: Location, data: PageData) {
  const path = data.kind.startsWith('not-') ? pathname : data.path;
  return useMemo(() => ({ path, hash, key }), [path, hash, key]);
}
