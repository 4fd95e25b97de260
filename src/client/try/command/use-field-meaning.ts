import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { explain } from '#engine/explain.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { RunFailure } from '#engine/run.ts';
import { hasSelection } from '#engine/state/has-selection.ts';
import { adviceAfter } from '../guess/advice.ts';
import { hatNames } from '../guess/hat-names.ts';
import { hearPhrase } from '../guess/hear-phrase.ts';
import { loadGuesses, type Guesses } from './load-guesses.ts';
import { nextWords, type NextWordsOptions } from './next-words.ts';

/** The text of the command field, and what is needed to parse it. */
interface FieldText extends NextWordsOptions {
  readonly text: string;
  readonly state: EngineState;
  /** Why the text failed to run, if it did. */
  readonly failure: RunFailure | undefined;
}

/** The meaning of the command field's text. */
export type FieldMeaning = ReturnType<typeof useFieldMeaning>;

/** Parses the text of the command field, deferred so that fast typing is not slowed down. */
export function useFieldMeaning(field: FieldText) {
  const { language, taught, failure } = field;
  const text = useDeferredValue(field.text);
  const state = useDeferredValue(field.state);
  const heard = useMemo(() => hearPhrase(text, language), [text, language]);
  /** The commands in plain words; undefined if the phrase is invalid. */
  const meaning = useMemo(() => {
    const explained = explain(heard.phrase, { language, hasSelection: hasSelection(state) });
    return explained.ok ? explained.commands : undefined;
  }, [heard, language, state]);
  /** Words that can come next. */
  const options = useMemo(() => {
    const found = nextWords(heard.phrase, state, { language, taught });
    // After a complete word, the next one is suggested even without a space.
    return found.length > 0 || heard.isCommand
      ? found
      : nextWords(`${heard.phrase} `, state, { language, taught });
  }, [heard, state, language, taught]);
  const isFailedCommand = failure !== undefined && heard.isCommand;
  const isUnclear = isFailedCommand || !(heard.isCommand || options.length > 0);
  const [guesses, setGuesses] = useState<Guesses>();
  useEffect(() => {
    // If loading fails, the error is reported when the text is run.
    if (isUnclear && !guesses) loadGuesses().then(setGuesses, () => undefined);
  }, [isUnclear, guesses]);
  /** Another command that the reader may have meant. */
  const suggestion = useMemo(
    () =>
      isUnclear
        ? guesses?.commandFor({
            text,
            language,
            names: hatNames(state, language),
            hasFailed: isFailedCommand,
          })
        : undefined,
    [guesses, isUnclear, isFailedCommand, text, state, language],
  );
  const isGuessed = suggestion !== undefined;
  /** Advice after a failure, such as to type the text instead of saying it. */
  const advice = failure && adviceAfter(failure, { ...field, isGuessed });
  return { heard, meaning, options, suggestion, advice };
}
