import type { ReactElement } from 'react';
import { useSite } from '#client/page-data/site-context.tsx';
import { searchPageHref } from '../source/address.ts';
import { useDialogState } from './dialog-state.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * A link from the dialog to the search page, such as "See all 12 results". Renders nothing if the
 * site has no search page.
 */
export function ResultsFooter(): ReactElement | null {
  const { query, answer } = useDialogState();
  const href = searchPageHref(useSite().config, query.trim());
  if (!href || !answer) return null;
  return (
    <a className="search-all" href={href} data-closes-search>
      {translate('search.seeAll', 'See all {count} results', { count: answer.count })}
    </a>
  );
}
