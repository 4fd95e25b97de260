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
  const { lang } = languageOf(useSite().config);
  if (!date && !author) return null;
  // The time zone is fixed, so that server and browser render the same day.
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const values = {
    date: date && <time dateTime={date}>{new Date(date).toLocaleDateString(lang, options)}</time>,
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
