import type { ReactNode } from 'react';
import { useTranslate } from '../page-data/use-translate.ts';

/** Placeholder for a page that is being retried: empty at first, then a spinner. */
export function PageLoading({ isLate }: { readonly isLate: boolean }): ReactNode {
  return (
    <main id="main-content" className="page-frame state-page" tabIndex={-1}>
      {isLate && <Spinner />}
    </main>
  );
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
