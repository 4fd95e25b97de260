import type { ReactNode } from 'react';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { sandboxHref } from '../source/address.ts';
import type { QueryMeaning } from './query-explainer.ts';
import './meaning-line.css';

/** Shows above the results what a query does as a command, with a link to try it. */
export function MeaningLine({ meaning }: { readonly meaning: QueryMeaning }): ReactNode {
  const { baseUrl, search } = useSite().config;
  const translate = useTranslate();
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
            {translate({ id: 'search.try', message: 'Try it' })}
            <span className="visually-hidden"> {phrase}</span>
          </a>
        </>
      )}
    </p>
  );
}
