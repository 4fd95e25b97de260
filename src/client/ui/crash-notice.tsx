import type { ReactNode } from 'react';
import { translate } from '#client/i18n/translate.ts';

interface CrashNoticeProps {
  readonly error: Error;
  onRetry(): void;
}

/**
 * Tells readers that a page crashed and why (as plain text), and offers to retry. Needs no
 * provider, because providers may have crashed.
 */
export function CrashNotice({ error, onRetry }: CrashNoticeProps): ReactNode {
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
