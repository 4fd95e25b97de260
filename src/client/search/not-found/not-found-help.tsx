import { useCallback, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useLoadWithRetry } from '#client/loading/use-load-with-retry.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { withBase } from '#shared/paths/base-path.ts';
import { useSearchSource } from '../use-search-source.ts';
import { addressWords } from './address-likeness.ts';
import { findNearestPages } from './nearest-pages.ts';
import './not-found-help.css';
import { translate } from '#client/i18n/translate.ts';

/**
 * Help on the not-found page: writes the words of the URL's last segment into the illustration's
 * empty token, and shows a search field and the most similar pages.
 */
export function NotFoundHelp() {
  const { pathname } = useLocation();
  const wanted = useMemo(() => addressWords(pathname), [pathname]);
  const words = wanted.at(-1) ?? '';
  const token = useMemo(() => document.querySelector('.lost-token'), []);
  const { baseUrl, search } = useSite().config;
  const source = useSearchSource();
  const findPages = useCallback(
    () => findNearestPages(source, wanted, search.popular),
    [source, wanted, search.popular],
  );
  // The search field works even if the nearest pages cannot be loaded.
  const { value: pages = [] } = useLoadWithRetry(findPages);
  return (
    <>
      {token && createPortal(words, token)}
      {search.searchPagePath && (
        <form
          className="search-form"
          role="search"
          action={withBase(baseUrl, `/${search.searchPagePath}/`)}
        >
          <label>
            {translate('search.page.label', 'Search for')}
            <input
              className="field"
              type="search"
              name="q"
              defaultValue={words}
              autoComplete="off"
            />
          </label>
          <button type="submit" className="button">
            {translate('notFound.search', 'Find')}
          </button>
        </form>
      )}
      {pages.length > 0 && (
        <>
          <p>{translate('notFound.nearest', 'Were you looking for one of these?')}</p>
          <ul>
            {pages.map(({ href, title }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
