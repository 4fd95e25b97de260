import { translate } from '#client/i18n/translate.ts';

/** Placeholder for a page that is being retried: empty at first, then a spinner. */
export function PageLoading({ isLate }: { readonly isLate: boolean }) {
  return (
    <main id="main-content" className="page-frame state-page" tabIndex={-1}>
      {isLate && (
        <div
          className="spinner"
          role="status"
          aria-label={translate('loading.label', 'Loading the page')}
        >
          <span className="spinner-ring" />
          <span className="spinner-ring" />
        </div>
      )}
    </main>
  );
}
