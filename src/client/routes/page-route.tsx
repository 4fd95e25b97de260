import { memo, useMemo } from 'react';
import type { Location } from 'react-router-dom';
import type { PageData } from '#shared/page/page.ts';
import { PageLoading } from '../ui/page-loading.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { safeDecode } from '#shared/paths/base-path.ts';
import { nestedBases } from '#shared/paths/locale-path.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useDelayedProgress } from '#client/hooks/use-delayed-progress.ts';
import { DocPage } from '#client/layouts/doc-page.tsx';
import { NotFoundPage } from '#client/layouts/not-found-page.tsx';
import { PageNotLoaded } from '../loading/page-not-loaded.tsx';
import { SiteLayout } from '#client/layouts/site-layout.tsx';
import { LocationProvider } from '#client/page-data/location-context.tsx';
import { PageProvider } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import type { PageLoader } from './load/page-loader.ts';
import type { LoadedPage } from './load/page-module.ts';
import { notFoundPageData, notLoadedPageData } from './special-pages.ts';
import { useDeferredLayout } from './place/use-deferred-layout.ts';
import { useHead } from './place/use-head.ts';
import { useVersionLinks } from './use-version-links.ts';
import { useLinkRouting } from './use-link-routing.ts';
import { usePlace } from './place/use-place.ts';
import { usePageUpdates } from './use-page-updates.ts';
import { usePageNavigation, type ShownPage } from './use-page-navigation.ts';
import { translate } from '#client/i18n/translate.ts';

/** The route's initial state; the same on the server and in the browser. */
export interface PageRouteProps {
  /** The page that the document contains. */
  readonly initial: LoadedPage;
  readonly loader: PageLoader;
}

/** Renders the page at the current URL inside the site's frame. */
export function PageRoute({ initial, loader }: PageRouteProps) {
  const { config } = useSite();
  const { shown, isNavigating, retry } = usePageNavigation(initial, loader);
  const progress = useDelayedProgress(isNavigating);
  const loaded = usePageUpdates(shown.page, loader);
  const data = useShownData(shown, loaded?.data);
  // A different page at the same URL, such as an error page, counts as a new page.
  const page = `${data.kind} ${data.path}`;
  // On the dev server, a page's title can change.
  useHead(`${page} ${data.title}`, data, config);
  useDeferredLayout(page, shown.location);
  usePlace(page, shown.location);
  const addresses = useMemo(
    () => ({ ...config, nested: nestedBases({ ...config, current: config.locale }) }),
    [config],
  );
  useLinkRouting(addresses, loader, useVersionLinks(data, loader));
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

/** Memoized, so that it does not render again while the next page is loading. */
const PageBody = memo(function PageBody({
  data,
  Content,
}: Partial<LoadedPage> & Pick<LoadedPage, 'data'>) {
  if (data.kind === 'not-found' || !Content) return <NotFoundPage />;
  return data.kind === 'doc' ? <DocPage>{<Content />}</DocPage> : <Content />;
});

/** Returns the data of the current page, or of the page shown in its place. */
function useShownData(
  { error, isRetrying, location: { pathname } }: ShownPage,
  page: PageData | undefined,
) {
  return useMemo(() => {
    if (!error && !isRetrying) return page ?? notFoundPageData(pathname);
    const title = navigator.onLine
      ? translate('loading.title', 'The page could not be loaded')
      : translate('loading.offlineTitle', 'You are offline');
    return notLoadedPageData(pathname, title);
  }, [error, isRetrying, page, pathname]);
}

/**
 * Returns the location on screen. The prerendered not-found document cannot know which path was
 * requested, so its path is updated after hydration.
 */
function useShownLocation({ pathname, search, hash, key }: Location, data: PageData) {
  const isHydrated = useHydrated();
  const path = data.kind.startsWith('not-') && isHydrated ? safeDecode(pathname) : data.path;
  return useMemo(() => ({ path, search, hash, key }), [path, search, hash, key]);
}
