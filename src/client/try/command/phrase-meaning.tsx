import type { ReactNode } from 'react';
import { WatchButton } from '#client/try/trace/watch-button.tsx';
import type { RunFailure } from '#engine/run.ts';
import { describeGuess } from '../guess/describe-guess.ts';
import type { Guess } from '../guess/find-guess.ts';
import { translate } from '#client/i18n/translate.ts';

interface PhraseMeaningProps {
  readonly phrase: string;
  /** A question, or what was undone; shown until the phrase changes. */
  readonly notice: string;
  /** The commands in plain words; undefined if the phrase is invalid. */
  readonly meaning: readonly string[] | undefined;
  /** Why the phrase is invalid or could not be run. */
  readonly failure: RunFailure | undefined;
  readonly isLoading: boolean;
  /** Another command that may be meant, if the phrase is invalid or failed. */
  readonly suggestion: Guess | undefined;
  /** What to do instead, if the phrase is not meant as a command. */
  readonly advice: string | undefined;
  onUse(): void;
}

/**
 * Shows below the field what a phrase means, or which word is wrong and what could be said instead.
 */
export function PhraseMeaning(props: PhraseMeaningProps): ReactNode {
  const { phrase, notice, meaning, failure, isLoading, suggestion, advice, onUse } = props;
  if (isLoading) return <p>{translate('try.loading', 'Loading the parser for this language.')}</p>;
  if (failure || suggestion !== undefined)
    return (
      <>
        {failure && <Failure phrase={phrase} failure={failure} />}
        {advice && <p>{advice}</p>}
        {suggestion !== undefined && (
          <>
            <button type="button" className="button try-use" onClick={onUse}>
              {translate('try.use', 'Use: {phrase}', { phrase: suggestion.phrase })}
            </button>
            <p>{describeGuess(suggestion)}</p>
          </>
        )}
      </>
    );
  return (
    <>
      {notice !== '' && <p>{notice}</p>}
      {(notice === '' || meaning) && (
        <p>
          {meaning?.join('; ') ?? translate('try.waiting', 'The command’s meaning appears here.')}
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
