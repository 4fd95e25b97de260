import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { pagePathAt } from '#shared/paths/base-path.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { versionParameter } from '#client/page-data/version-parameter.ts';
import { announce } from '#client/announce.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { SearchResults } from './search-results.tsx';
import { VersionSelect } from './version-select.tsx';
import { usePageResults } from './use-page-results.ts';
import { useQueryMeaning } from '../meaning/use-query-meaning.ts';
import { useSearchSource } from '../use-search-source.ts';
import { documentTitle } from '#shared/page/document-title.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * The search page: a form and the list of results. The query is in the URL, so that results can be
 * linked to.
 */
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
  const { config } = useSite();
  // Other pages' titles are part of their data; this page's title depends on the query.
  useEffect(() => {
    document.title = documentTitle(heading, config);
  }, [heading, config]);
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

/** The search page's form. It keeps its own text, because the URL is updated with a delay. */
function SearchForm({
  query,
  onChange,
  children,
}: {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Fields after the query field. */
  readonly children: ReactNode;
}) {
  const [text, setText] = useState(query);
  const [seen, setSeen] = useState(query);
  const field = useRef<HTMLInputElement>(null);
  const isOwnChange = useNavigationType() === NavigationType.Replace;
  // Back, Forward, and links change the query from outside. The form's own changes arrive late,
  // when the reader may have typed more, so they are ignored.
  if (query !== seen) {
    setSeen(query);
    if (!isOwnChange) setText(query);
  }
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const change = (value: string) => {
    setText(value);
    onChange(value);
  };
  return (
    <form className="search-form" role="search" onSubmit={(event) => event.preventDefault()}>
      <label>
        {translate('search.page.label', 'Search for')}
        <input
          className="field"
          ref={field}
          type="search"
          name="q"
          value={text}
          autoComplete="off"
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {text !== '' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            change('');
            field.current?.focus();
          }}
        >
          {translate('search.modal.clear', 'Clear')}
        </button>
      )}
      {children}
    </form>
  );
}

/**
 * Returns a query parameter of the URL, such as `?q=…` (empty if absent or before hydration), and a
 * function that sets it without adding a history entry or changing the other parameters. An empty
 * value removes the parameter.
 */
function useQueryParameter(name: string) {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useHydrated();
  const setValue = useCallback(
    (value: string) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParameters],
  );
  return [useKeptHere(isHydrated ? (parameters.get(name) ?? '') : ''), setValue] as const;
}

/**
 * Returns the last value from when the URL was this page's own. The URL changes before the next
 * page renders, and until then this page must keep its content and its height.
 */
function useKeptHere(value: string) {
  const { path } = usePage();
  const { pathname } = useLocation();
  const [kept, setKept] = useState(value);
  const isHere = pagePathAt(pathname).toLowerCase() === path.toLowerCase();
  if (isHere && kept !== value) setKept(value);
  return isHere ? value : kept;
}
