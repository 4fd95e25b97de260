import { useMemo, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { PageData } from '#shared/page.ts';
import { PageLoading } from '#client/components/page-loading.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { useDelayedProgress } from '#client/hooks/use-delayed-progress.ts';
import { DocPage } from '#client/layouts/doc-page.tsx';
import { NotFoundPage } from '#client/layouts/not-found-page.tsx';
import { SiteLayout } from '#client/layouts/site-layout.tsx';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { LocationProvider } from '#client/page-data/location-context.tsx';
import { PageProvider } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import type { AppProps } from './app.tsx';
import type { LoadedPage } from './page-module.ts';
import { notFoundPageData } from './special-pages.ts';
import { useLinkRouting } from './use-link-routing.ts';
import { usePageEffects } from './use-page-effects.ts';
import { usePageUpdates } from './use-page-updates.ts';
import { usePageNavigation } from './use-page-navigation.ts';

/** Shows the page of the current address inside the site's frame. */
export function PageRoute({ initial, loader }: Omit<AppProps, 'site'>): ReactNode {
  const { config } = useSite();
  const { shown, isNavigating, error, isRetrying, retry } = usePageNavigation({
    initial,
    loader,
    baseUrl: config.baseUrl,
  });
  const progress = useDelayedProgress(isNavigating);
  const loaded = usePageUpdates(shown.page);
  const page = loaded?.data;
  const data = useMemo(
    () => page ?? notFoundPageData(shown.location.pathname),
    [page, shown.location.pathname],
  );
  const announce = useAnnounce();
  usePageEffects({ location: shown.location, data, config, announce });
  useLinkRouting(config.baseUrl, loader);
  return (
    <LocationProvider value={useShownLocation(shown.location, data)}>
      <PageProvider value={data}>
        <ProgressBar phase={progress} />
        <SiteLayout>
          {error || isRetrying ? (
            <PageLoading error={error} isLate={progress === 'running'} onRetry={retry} />
          ) : (
            <PageBody data={data} Content={loaded?.Content} />
          )}
        </SiteLayout>
      </PageProvider>
    </LocationProvider>
  );
}

function PageBody({
  data,
  Content,
}: {
  readonly data: PageData;
  readonly Content: LoadedPage['Content'] | undefined;
}): ReactNode {
  if (data.kind === 'not-found' || !Content) return <NotFoundPage />;
  return data.kind === 'doc' ? <DocPage>{<Content />}</DocPage> : <Content />;
}

function useShownLocation({ pathname, hash, key }: Location, data: PageData) {
  const path = data.kind === 'not-found' ? pathname : data.path;
  return useMemo(() => ({ path, hash, key }), [path, hash, key]);
}
