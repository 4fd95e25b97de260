import { languageOf } from '#shared/i18n/complete-locale.ts';
import { Translate } from '#client/ui/translate.tsx';
import { useSite } from '#client/page-data/site-context.tsx';

interface LastUpdatedProps {
  /** ISO date. */
  readonly date?: string;
  readonly author?: string;
}

/** When and by whom the page was last changed; either may be unknown. */
export function LastUpdated({ date, author }: LastUpdatedProps) {
  if (!date && !author) return null;
  const values = {
    date: date && <UpdateTime date={date} />,
    author: author && <strong>{author}</strong>,
  };
  return (
    <p className="last-updated">
      {!author ? (
        <Translate id="lastUpdated.date" values={values}>
          {'Last updated on {date}'}
        </Translate>
      ) : date ? (
        <Translate id="lastUpdated.both" values={values}>
          {'Last updated on {date} by {author}'}
        </Translate>
      ) : (
        <Translate id="lastUpdated.author" values={values}>
          {'Last updated by {author}'}
        </Translate>
      )}
    </p>
  );
}

function UpdateTime({ date }: { readonly date: string }) {
  const { lang } = languageOf(useSite().config);
  // The time zone is fixed, so that server and browser render the same day.
  const written = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
  return <time dateTime={date}>{written}</time>;
}
