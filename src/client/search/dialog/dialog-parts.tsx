import { keyNames } from '#client/store/shortcuts.ts';
import { plural } from '#client/i18n/plural.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { isApple } from '#client/ui/is-apple.ts';
import { MeaningLine } from '../meaning/meaning-line.tsx';
import { NoResults } from '../no-results.tsx';
import { searchPageHref } from '../source/address.ts';
import { useDialogState } from './dialog-state.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Shows, above the results, what the query means as a command, or that nothing was found, with
 * suggestions to choose from.
 */
export function DialogHeader({ onSuggestion }: { readonly onSuggestion: (query: string) => void }) {
  const { query, answer, isPending, meaning } = useDialogState();
  const isEmpty = !isPending && query.trim() !== '' && answer?.count === 0;
  return (
    <>
      {meaning && <MeaningLine meaning={meaning} />}
      {isEmpty && (
        <NoResults
          title={
            <p className="search-none-title">
              {translate('search.modal.noResults', 'No results for')} “<strong>{query}</strong>”
            </p>
          }
          query={query}
          suggestions={answer.suggestions}
          renderSuggestion={(word) => (
            <button type="button" className="button" onClick={() => onSuggestion(word)}>
              {word}
            </button>
          )}
        />
      )}
    </>
  );
}

/**
 * A link from the dialog to the search page, such as "See all 12 results". Renders nothing if the
 * site has no search page.
 */
export function ResultsFooter() {
  const { query, answer } = useDialogState();
  const href = searchPageHref(useSite().config, query.trim());
  if (!href || !answer) return null;
  return (
    <a className="search-all" href={href} data-closes-search>
      {translate('search.seeAll', 'See all {count} results', { count: answer.count })}
    </a>
  );
}

/**
 * Shows and announces the number of results or that there are no recent searches, announces the
 * query's meaning, explains how to choose a result by number, and credits a hosted search.
 */
export function SearchStatus() {
  const isHosted = useSite().config.search.hosted !== undefined;
  const { query, answer, meaning, storedCount } = useDialogState();
  const { chooseResult } = useSiteStore((state) => state.shortcuts);
  const isAnswered = answer !== undefined && query.trim() !== '';
  return (
    <>
      <span role="status" className="search-count">
        {query.trim() === '' &&
          storedCount === 0 &&
          translate('search.noRecent', 'No recent searches')}
        {isAnswered &&
          plural(answer.count, translate('search.count', 'one result|{count} results'))}
        {isAnswered && meaning && <span className="visually-hidden">. {meaning.words}</span>}
      </span>
      {isAnswered && answer.count > 0 && chooseResult.isOn && (
        <span className="search-number-hint">
          {translate('search.numberHint', '{keys} opens a result', {
            keys: keyNames(chooseResult, isApple()).join(' + '),
          })}
        </span>
      )}
      {isHosted && (
        <a href="https://www.algolia.com/">{translate('search.poweredBy', 'Search by Algolia')}</a>
      )}
    </>
  );
}
