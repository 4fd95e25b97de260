import { WatchButton } from '#client/try/trace/watch-button.tsx';
import { describeGuess } from '../guess/describe-guess.ts';
import type { SessionControls } from '../session/use-session.ts';
import type { EditorCommands } from './use-editor-commands.ts';
import type { FieldMeaning } from './use-field-meaning.ts';
import { translate } from '#client/i18n/translate.ts';

interface PhraseMeaningProps {
  readonly meant: FieldMeaning;
  readonly controls: SessionControls;
  readonly commands: EditorCommands;
  /** Runs the suggestion. */
  onUse(): void;
}

/**
 * Shows below the field what a phrase means, or which word is wrong and what could be said instead.
 */
export function PhraseMeaning({
  meant: { heard, meaning, suggestion, advice },
  controls: { session, failure, isLoading },
  commands: { phrase, notice },
  onUse,
}: PhraseMeaningProps) {
  if (isLoading) return <p>{translate('try.loading', 'Loading the parser for this language.')}</p>;
  // If there is no new phrase, the result of the last one is directly below the field instead.
  if ((session.step ?? session.miss) && phrase === '' && notice === '') return null;
  const at = failure?.at;
  const wrong = at && heard.phrase.slice(at.start, at.end);
  if (failure || suggestion)
    return (
      <>
        {wrong && (
          <p className="try-phrase">
            {heard.phrase.slice(0, at.start)}
            <mark>{wrong}</mark>
            {heard.phrase.slice(at.end)}
          </p>
        )}
        {failure && (
          <>
            <p>{failure.message}</p>
            <WatchButton trace={failure.trace ?? []} failure={failure.message} />
          </>
        )}
        {advice && <p>{advice}</p>}
        {suggestion && (
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
