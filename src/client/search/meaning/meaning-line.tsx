import type { ReactNode } from 'react';
import { useSite } from '#client/page-data/site-context.tsx';
import { sandboxHref } from '../source/address.ts';
import type { QueryMeaning } from './query-explainer.ts';
import './meaning-line.css';
import { translate } from '#client/translate.ts';

/** Shows above the results what a query does as a command, with a link to try it. */
export function MeaningLine({ meaning }: { readonly meaning: QueryMeaning }): ReactNode {
  const { baseUrl, search } = useSite().config;
  const { phrase, words } = meaning;
  return (
    <p className="search-meaning">
      <span className="spoken">“{phrase}”</span> {words}
      {search.sandboxPath !== undefined && (
        <>
          {' '}
          <a
            className="button"
            href={sandboxHref({ baseUrl, sandboxPath: search.sandboxPath }, phrase)}
            data-closes-search
          >
            {translate('search.try', 'Try it')}
            <span className="visually-hidden"> {phrase}</span>
          </a>
        </>
      )}
    </p>
  );
}
