import type { ReactNode } from 'react';
import { LostHat } from '#client/ui/lost-hat.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { reportHref } from './source/address.ts';
import './no-results.css';
import { translate } from '#client/i18n/translate.ts';

interface NoResultsProps {
  /** Message that nothing was found; omitted if other text already says so. */
  readonly title?: ReactNode;
  readonly query: string;
  readonly suggestions: readonly string[];
  /** Renders the control that searches for a suggestion. */
  readonly renderSuggestion: (query: string) => ReactNode;
}

/**
 * Suggestions for when nothing was found: similar queries that find something, otherwise popular
 * queries, and where to report the problem.
 */
export function NoResults({ title, query, suggestions, renderSuggestion }: NoResultsProps) {
  const { popular, reportUrl } = useSite().config.search;
  const queries = suggestions.length > 0 ? suggestions : popular;
  return (
    <div className="search-none">
      {title}
      <LostHat />
      {queries.length > 0 && (
        <>
          <p>{translate('search.modal.suggestions', 'Try searching for')}:</p>
          <ul>
            {queries.map((word) => (
              <li key={word}>{renderSuggestion(word)}</li>
            ))}
          </ul>
        </>
      )}
      {reportUrl !== undefined && (
        <p>
          {translate('search.modal.report', 'Believe this query should return results?')}{' '}
          <a href={reportHref(reportUrl, query)}>
            {translate('search.modal.reportLink', 'Let us know.')}
          </a>
        </p>
      )}
    </div>
  );
}
