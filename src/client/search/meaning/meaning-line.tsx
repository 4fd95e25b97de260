import { useSite } from '#client/page-data/site-context.tsx';
import { sandboxHref } from '../source/address.ts';
import type { QueryMeaning } from './query-explainer.ts';
import './meaning-line.css';
import { translate } from '#client/i18n/translate.ts';

/** Shows what a query does as a command, with a link to try it if the site has a sandbox. */
export function MeaningLine({ meaning }: { readonly meaning: QueryMeaning }) {
  const { phrase, words } = meaning;
  const href = sandboxHref(useSite().config, phrase);
  return (
    <p className="search-meaning">
      <span className="spoken">“{phrase}”</span> {words}
      {href !== undefined && (
        <>
          {' '}
          <a className="button" href={href} data-closes-search>
            {translate('search.try', 'Try it')}
            <span className="visually-hidden"> {phrase}</span>
          </a>
        </>
      )}
    </p>
  );
}
