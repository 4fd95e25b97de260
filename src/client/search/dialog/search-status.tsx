import { keyNames } from '#client/store/shortcuts.ts';
import { plural } from '#client/i18n/plural.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { isApple } from '#client/ui/is-apple.ts';
import { useDialogState } from './dialog-state.ts';
import { translate } from '#client/i18n/translate.ts';

/** Shows and announces the number of results, announces the query's meaning, and says how to choose a result by number. */
export function SearchStatus() {
  const isHosted = useSite().config.search.hosted !== undefined;
  const { query, answer, meaning, storedCount } = useDialogState();
  const { chooseResult } = useSiteStore((state) => state.shortcuts);
  const isAnswered = answer !== null && query.trim() !== '';
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
