import { useEffect } from 'react';
import { versionParameter } from '#client/page-data/version-parameter.ts';
import { announce } from '#client/announce.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { VersionSelect } from './version-select.tsx';
import { usePageResults } from './use-page-results.ts';
import { useQueryParameter } from './use-query-parameter.ts';
import { useQueryMeaning } from '../meaning/use-query-meaning.ts';
import { useSearchSource } from '../use-search-source.ts';
import { documentTitle } from '#shared/page/document-title.ts';
import { translate } from '#client/i18n/translate.ts';

/** The search page: a field, and the results as a list that can be read and linked to. */
export function SearchPage() {
  const [query, setQuery] = useQueryParameter('q');
  const [named, setVersion] = useQueryParameter(versionParameter);
  const version = named === '' ? undefined : named;
  const results = usePageResults(query, useSearchSource(version));
  const meaning = useQueryMeaning(results.query, results.state === 'done', version);
  useEffect(() => {
    if (meaning) announce(meaning.words);
  }, [meaning]);
  const heading =
    query.trim() === ''
      ? translate('search.page.title', 'Search the documentation')
      : translate('search.page.resultsFor', 'Search results for “{query}”', { query });
  useDocumentTitle(heading);
  return (
    <main id="main-content" tabIndex={-1} className="page-frame search-page">
      <SearchForm query={query} onChange={setQuery}>
        <VersionSelect version={version} onChange={setVersion} />
      </SearchForm>
      {/* Below the form, so that nothing visible moves when a long query needs a second line. */}
      <h1>{heading}</h1>
      <noscript>
        <p>
          {translate(
            'search.page.noScript',
            'The search needs JavaScript. Without it, use the menus, the table of contents, or your browser’s search on a page.',
          )}
        </p>
      </noscript>
      <SearchResults {...results} meaning={meaning} />
    </main>
  );
}

/** Sets the title from the query; other pages' titles are part of their data. */
function useDocumentTitle(heading: string) {
  const { config } = useSite();
  useEffect(() => {
    document.title = documentTitle(heading, config);
  }, [heading, config]);
}
