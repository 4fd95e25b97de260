import type { ReactNode } from 'react';

interface CrashTexts {
  readonly title: string;
  readonly retry: string;
}

interface CrashNoticeProps {
  readonly error: Error;
  readonly texts: CrashTexts;
  onRetry(): void;
}

/**
 * Tells readers that a page crashed and why (as plain text), and offers to retry. Needs no
 * provider, because providers may have crashed.
 */
export function CrashNotice({ error, texts, onRetry }: CrashNoticeProps): ReactNode {
  return (
    <div className="state-page" role="alert">
      <h1>{texts.title}</h1>
      <p className="error-text">{error.message}</p>
      <button type="button" className="button" onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  );
}
