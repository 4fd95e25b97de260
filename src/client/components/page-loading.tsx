import type { ReactNode } from 'react';
import { Translate } from '#client/components/translate.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';

interface PageLoadingProps {
  readonly error?: Error | null;
  /** The page has taken longer than the delay. */
  readonly isLate: boolean;
  onRetry(): void;
}

/** What stands in for a page that is not there yet: nothing at first, then a spinner; or the reason why it did not come. */
export function PageLoading({ error, isLate, onRetry }: PageLoadingProps): ReactNode {
  if (error) {
    return (
      <div className="error-box" role="alert">
        <p>{error.message}</p>
        <button type="button" className="button" onClick={onRetry}>
          <Translate id="loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  return isLate ? <Spinner /> : null;
}

function Spinner(): ReactNode {
  const translate = useTranslate();
  return (
    <div
      className="spinner"
      role="status"
      aria-label={translate({ id: 'loading.label', message: 'Loading the page' })}
    >
      <span className="spinner-ring" />
      <span className="spinner-ring" />
    </div>
  );
}
