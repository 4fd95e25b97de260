import type { ReactNode } from 'react';
import { translate } from '#client/i18n/translate.ts';

interface LoadStateProps {
  readonly status: 'loading' | 'failed' | undefined;
  onRetry(): void;
}

/** A row that shows that a list is loading or could not be loaded. */
export function LoadState({ status, onRetry }: LoadStateProps): ReactNode {
  if (!status) return null;
  if (status === 'loading') {
    return (
      <li className="sidebar-status" role="status">
        {translate('sidebar.loading', 'Loading')}
      </li>
    );
  }
  return (
    <li className="sidebar-status" role="alert">
      {translate('sidebar.loadFailed', 'This list could not be loaded.')}{' '}
      <button type="button" className="quiet-button" onClick={onRetry}>
        {translate('sidebar.retry', 'Retry list')}
      </button>
    </li>
  );
}
