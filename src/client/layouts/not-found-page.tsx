import { LostHat, LostToken } from '../ui/lost-hat.tsx';
import { useLoadWithRetry } from '#client/loading/use-load-with-retry.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { translate } from '#client/i18n/translate.ts';

const loadHelp = async () =>
  (await import('#client/search/not-found/not-found-help.tsx')).NotFoundHelp;

/** Shown for every URL without a page, and illustrated with a hat whose token is gone. */
export function NotFoundPage() {
  const { baseUrl } = useSite().config;
  const { value: Help } = useLoadWithRetry(loadHelp);
  return (
    <main id="main-content" className="page-frame state-page" tabIndex={-1}>
      <LostHat />
      <h1>{usePage().title}</h1>
      <p>
        {translate('notFound.text', 'There is no page at this address.')} <LostToken />
      </p>
      <p>
        {translate(
          'notFound.hint',
          'If a link brought you here, please tell the owner of the site with the link, so that they can fix it.',
        )}
      </p>
      <p>
        <a className="button" href={baseUrl}>
          {translate('notFound.home', 'Go to the home page')}
        </a>
      </p>
      <div className="not-found-help">{Help && <Help />}</div>
    </main>
  );
}
