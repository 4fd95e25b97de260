import type { ReactNode } from 'react';
import { Translate } from '#client/ui/translate.tsx';

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
        <Translate id="sidebar.loading">Loading</Translate>
      </li>
    );
  }
  return (
    <li className="sidebar-status" role="alert">
      <Translate id="sidebar.loadFailed">This list could not be loaded.</Translate>{' '}
      <button type="button" className="quiet-button" onClick={onRetry}>
        <Translate id="sidebar.retry">Retry list</Translate>
      </button>
    </li>
  );
}
