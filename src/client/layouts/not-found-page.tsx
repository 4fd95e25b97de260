import type { ReactNode } from 'react';
import { LostHat } from '../ui/lost-hat.tsx';
import { Translate } from '../ui/translate.tsx';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';

/** Shown for every address that no page has: a hat whose token is gone. */
export function NotFoundPage(): ReactNode {
  const { baseUrl } = useSite().config;
  return (
    <main id="main-content" className="page-frame state-page" tabIndex={-1}>
      <LostHat />
      <h1>{usePage().title}</h1>
      <p>
        <Translate id="notFound.text">
          This address leads to no page: the hat is here, but its token is gone.
        </Translate>
      </p>
      <p>
        <Translate id="notFound.hint">
          If a link brought you here, please tell the owner of the site that has the link, so that
          it can be mended.
        </Translate>
      </p>
      <p>
        <a className="button" href={baseUrl}>
          <Translate id="notFound.home">Go to the home page</Translate>
        </a>
      </p>
    </main>
  );
}
