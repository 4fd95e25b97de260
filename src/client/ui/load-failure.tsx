import { useEffect, useSyncExternalStore } from 'react';
import { listen } from '#client/listen.ts';
import { translate } from '#client/i18n/translate.ts';

interface LoadFailureProps {
  /**
   * The error whose message is shown where there is room for details. Dialogs, which show only
   * plain sentences, pass none.
   */
  readonly error?: Error;
  onRetry(): void;
}

/**
 * Reports that a part of the site could not be loaded, and retries on request or when the network
 * is back.
 */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  // The server assumes that the reader is online.
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  useEffect(() => listen(window, { online: onRetry }), [onRetry]);
  return (
    <div className="error-box" role="alert">
      <p>
        {isOnline
          ? translate('loading.failed', 'This part of the site could not be loaded.')
          : translate(
              'loading.offline',
              'You are offline. This part will load as soon as you are back online.',
            )}
      </p>
      {isOnline && error && <p className="error-text">{error.message}</p>}
      <button type="button" className="button" onClick={onRetry}>
        {translate('loading.retry', 'Retry')}
      </button>
    </div>
  );
}

function subscribe(listener: () => void) {
  return listen(window, { online: listener, offline: listener });
}
