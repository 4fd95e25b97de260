import type { ReactNode } from 'react';
import { LostHat } from '#client/ui/lost-hat.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { reportHref, searchPageHref } from '../source/address.ts';

interface NoResultsProps {
  readonly query: string;
  readonly suggestions: readonly string[];
}

/** Suggestions when nothing was found: similar queries that find something, popular ones if there are none, and where to report it. */
export function NoResults({ query, suggestions }: NoResultsProps): ReactNode {
  const { baseUrl, search } = useSite().config;
  const translate = useTranslate();
  const { popular, reportUrl, searchPagePath } = search;
  const queries = suggestions.length > 0 ? suggestions : popular;
  return (
    <>
      <LostHat />
      {queries.length > 0 && searchPagePath && (
        <>
          <p>{translate({ id: 'search.modal.suggestions', message: 'Try searching for' })}:</p>
          <ul>
            {queries.map((word) => (
              <li key={word}>
                <a href={searchPageHref({ baseUrl, searchPagePath }, word)}>{word}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {reportUrl !== undefined && (
        <p>
          {translate({
            id: 'search.modal.report',
            message: 'Believe this query should return results?',
          })}{' '}
          <a href={reportHref(reportUrl, query)}>
            {translate({ id: 'search.modal.reportLink', message: 'Let us know.' })}
          </a>
        </p>
      )}
    </>
  );
}
