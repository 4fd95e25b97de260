import type { ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { Translate } from '#client/ui/translate.tsx';
import { WatchButton } from '#client/try/trace/watch-button.tsx';
import type { RunFailure } from '#engine/run.ts';
import type { MessageDescriptor } from '#shared/i18n/catalogue.ts';

interface PhraseMeaningProps {
  readonly phrase: string;
  /** What was undone or is asked, until the phrase changes. */
  readonly notice: string;
  /** The commands in plain words; undefined if the phrase is invalid. */
  readonly meaning: readonly string[] | undefined;
  /** Why the phrase is invalid or could not be run. */
  readonly failure: RunFailure | undefined;
  readonly isLoading: boolean;
  /** Another command that may be meant, if the phrase is invalid or failed. */
  readonly suggestion: string | undefined;
  /** What to do instead, if the phrase is not meant as a command. */
  readonly advice: MessageDescriptor | undefined;
  onUse(): void;
}

/**
 * Shows below the field what a phrase means, or which word is wrong and what could be said instead.
 */
export function PhraseMeaning(props: PhraseMeaningProps): ReactNode {
  const { phrase, notice, meaning, failure, isLoading, suggestion, advice, onUse } = props;
  const translate = useTranslate();
  if (isLoading)
    return (
      <p>
        <Translate id="try.loading">Loading the parser for this language.</Translate>
      </p>
    );
  if (failure || suggestion !== undefined)
    return (
      <>
        {failure && <Failure phrase={phrase} failure={failure} />}
        {advice && <p>{translate(advice)}</p>}
        {suggestion !== undefined && (
          <button type="button" className="button try-use" onClick={onUse}>
            <Translate id="try.use" values={{ phrase: suggestion }}>
              {'Use: {phrase}'}
            </Translate>
          </button>
        )}
      </>
    );
  return (
    <>
      {notice !== '' && <p>{notice}</p>}
      {(notice === '' || meaning) && (
        <p>
          {meaning?.join('; ') ?? (
            <Translate id="try.waiting">The command’s meaning appears here.</Translate>
          )}
        </p>
      )}
    </>
  );
}

interface FailureProps {
  readonly phrase: string;
  readonly failure: RunFailure;
}

function Failure({ phrase, failure: { message, at, trace = [] } }: FailureProps): ReactNode {
  const wrong = at && phrase.slice(at.start, at.end);
  return (
    <>
      {wrong ? (
        <p className="try-phrase">
          {phrase.slice(0, at.start)}
          <mark>{wrong}</mark>
          {phrase.slice(at.end)}
        </p>
      ) : null}
      <p>{message}</p>
      <WatchButton trace={trace} failure={message} />
    </>
  );
}
