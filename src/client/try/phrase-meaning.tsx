import type { ReactNode } from 'react';
import { Translate } from '../ui/translate.tsx';
import type { RunFailure } from '#engine/run.ts';

interface PhraseMeaningProps {
  readonly phrase: string;
  /** The commands in plain words; undefined while the phrase is none. */
  readonly meaning: readonly string[] | undefined;
  /** Why the phrase was not carried out, or cannot be. */
  readonly failure: RunFailure | undefined;
  readonly isLoading: boolean;
}

/** Says below the field what a phrase means, or which word is wrong and what could stand there. */
export function PhraseMeaning(props: PhraseMeaningProps): ReactNode {
  const { phrase, meaning, failure, isLoading } = props;
  if (isLoading)
    return (
      <p>
        <Translate id="try.loading">Loading the grammar of the language.</Translate>
      </p>
    );
  if (failure) return <Failure phrase={phrase} failure={failure} />;
  return (
    <p>
      {meaning?.join('; ') ?? (
        <Translate id="try.waiting">
          Its meaning stands here as soon as it is a whole command.
        </Translate>
      )}
    </p>
  );
}

interface FailureProps {
  readonly phrase: string;
  readonly failure: RunFailure;
}

function Failure({ phrase, failure: { message, at } }: FailureProps): ReactNode {
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
    </>
  );
}
