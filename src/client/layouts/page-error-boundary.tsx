import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import { translate } from '#client/i18n/translate.ts';
import { listen } from '#client/listen.ts';

/**
 * Name of the window event fired after a page's content was replaced with a newly saved version.
 */
export const refreshedEvent = 'docs:refreshed';

/** Confines a crash to its page: navbar and footer remain, and navigation clears the error. */
export function PageErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { key } = useCurrentLocation();
  const refreshes = useRefreshes();
  return (
    <ErrorBoundary
      resetKey={import.meta.env.DEV ? `${key} ${refreshes}` : key}
      fallback={(error, retry) => <CrashNotice error={error} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}

/**
 * Returns the number of saves that have reached the page, because each may have fixed the crash.
 * Always 0 in builds.
 */
const useRefreshes = import.meta.env.DEV ? useCountedRefreshes : () => 0;

function useCountedRefreshes() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const onRefresh = () => setCount((before) => before + 1);
    return listen<Record<string, Event>>(window, { [refreshedEvent]: onRefresh });
  }, []);
  return count;
}

/** Last resort: shows a crash of the frame itself on a bare page, outside all providers. */
export function SiteErrorBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(error, retry) => <BareErrorPage error={error} onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

function BareErrorPage(crash: CrashNoticeProps) {
  useEffect(() => {
    document.title = 'Page error';
  }, []);
  return (
    <main id="main-content" className="page-frame" tabIndex={-1}>
      <CrashNotice {...crash} />
    </main>
  );
}

interface CrashNoticeProps {
  readonly error: Error;
  onRetry(): void;
}

/**
 * Reports that a page crashed and why (as plain text), and offers to retry. Needs no provider,
 * because providers may have crashed.
 */
function CrashNotice({ error, onRetry }: CrashNoticeProps) {
  return (
    <div className="state-page" role="alert">
      <h1>{translate('error.title', 'This page crashed.')}</h1>
      <p className="error-text">{error.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {translate('error.retry', 'Try again')}
      </button>
    </div>
  );
}
