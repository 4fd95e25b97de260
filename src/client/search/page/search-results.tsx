import { useEffect, useRef } from 'react';
import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import { plural } from '#client/i18n/plural.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { MeaningLine } from '../meaning/meaning-line.tsx';
import type { QueryMeaning } from '../meaning/query-explainer.ts';
import { Marked } from '../marked.tsx';
import { NoResults } from '../no-results.tsx';
import { searchPageHref } from '../source/address.ts';
import { numberedResults } from '../engine/result-limits.ts';
import type { SearchResult } from '../source/search-source.ts';
import type { PageResults } from './use-page-results.ts';
import './search-results.css';
import { translate } from '#client/i18n/translate.ts';

interface SearchResultsProps extends PageResults {
  readonly meaning: QueryMeaning | undefined;
}

/** The number of results, the query's meaning as a command, the results, and a way to load more. */
export function SearchResults({
  query,
  results,
  count,
  suggestions,
  state,
  showMore,
  retry,
  meaning,
}: SearchResultsProps) {
  const { config } = useSite();
  const isAnswered = query !== '' && state !== 'failed';
  return (
    <>
      <p role="status">
        {isAnswered &&
          (count === 0
            ? translate('search.page.none', 'No results were found')
            : plural(
                count,
                translate('search.page.count', 'One document found|{count} documents found'),
              ))}
      </p>
      {meaning && <MeaningLine meaning={meaning} />}
      {isAnswered && count === 0 && (
        <NoResults
          query={query}
          suggestions={suggestions}
          renderSuggestion={(word) =>
            config.search.searchPagePath && (
              <a
                className="button"
                href={searchPageHref(config, word)}
                // Distinguishes this link from a link to the page of the same name.
                aria-label={`${word}, ${translate('search.button', 'Search')}`}
              >
                {word}
              </a>
            )
          }
        />
      )}
      {state === 'failed' && <Failure onRetry={retry} />}
      <ol className="search-results">
        {results.map((result, index) => (
          <Result key={result.key} result={result} number={index + 1} />
        ))}
      </ol>
      {showMore && <MoreResults key={results.length} onWanted={showMore} />}
    </>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <p>
        {translate('search.modal.error', 'Unable to fetch results')}.{' '}
        {translate('search.modal.errorHelp', 'You might want to check your network connection.')}
      </p>
      <button type="button" className="button" onClick={onRetry}>
        {translate('search.page.retry', 'Search again')}
      </button>
    </div>
  );
}

function Result({
  result: { href, isExternal, title, path, snippet },
  number,
}: {
  readonly result: SearchResult;
  readonly number: number;
}) {
  return (
    <li className="search-result">
      <h2>
        <a href={href} {...(isExternal ? { [fullLoadAttribute]: '' } : {})}>
          {number <= numberedResults && `${number}. `}
          <Marked text={title} />
          <span className="visually-hidden"> – {path.join(' › ')}</span>
        </a>
      </h2>
      {path.length > 0 && <p aria-hidden="true">{path.join(' › ')}</p>}
      {snippet && (
        <p>
          <Marked text={snippet} />
        </p>
      )}
    </li>
  );
}

/** A button that loads more results when it is pressed or scrolled into view. */
function MoreResults({ onWanted }: { readonly onWanted: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!button.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onWanted());
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [onWanted]);
  return (
    <button ref={button} type="button" className="button search-more" onClick={onWanted}>
      {translate('search.page.more', 'More results')}
    </button>
  );
}
