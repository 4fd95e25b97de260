import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { meaningOf } from '#client/try/session/session.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { hatNames } from '../guess/hat-names.ts';
import type { Guess } from '../guess/find-guess.ts';
import { hearPhrase, type HeardPhrase } from '../guess/hear-phrase.ts';
import { loadGuesses, type Guesses } from './load-guesses.ts';
import { nextWords, type NextWord, type NextWordsOptions } from './next-words.ts';

/** The text of the command field, and what is needed to parse it. */
interface FieldText extends NextWordsOptions {
  readonly text: string;
  readonly state: EngineState;
  /** Whether running the text failed. */
  readonly hasFailed: boolean;
}

/** What the text of the command field means. */
interface FieldMeaning {
  readonly heard: HeardPhrase;
  /** The commands in plain words; undefined if the phrase is invalid. */
  readonly meaning: readonly string[] | undefined;
  /** Words that can come next. */
  readonly options: readonly NextWord[];
  /** Another command that may be meant. */
  readonly suggestion: Guess | undefined;
}

/** Parses the text of the command field, deferred so that fast typing is not slowed down. */
export function useFieldMeaning(field: FieldText): FieldMeaning {
  const { language, taught, hasFailed } = field;
  const text = useDeferredValue(field.text);
  const state = useDeferredValue(field.state);
  const heard = useMemo(() => hearPhrase(text, language), [text, language]);
  const meaning = useMemo(
    () => meaningOf(heard.phrase, { language, state }),
    [heard, language, state],
  );
  const options = useMemo(() => {
    const found = nextWords(heard.phrase, state, { language, taught });
    // A complete word does not need a space before the next one.
    return found.length > 0 || heard.isCommand
      ? found
      : nextWords(`${heard.phrase} `, state, { language, taught });
  }, [heard, state, language, taught]);
  const isFailedCommand = hasFailed && heard.isCommand;
  const isUnclear = isFailedCommand || !(heard.isCommand || options.length > 0);
  const guesses = useGuesses(isUnclear);
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
  return { heard, meaning, options, suggestion };
}

/** Loads the guesses once they are needed; a failure is reported when the text is run. */
function useGuesses(isNeeded: boolean): Guesses | undefined {
  const [guesses, setGuesses] = useState<Guesses>();
  useEffect(() => {
    if (!isNeeded || guesses) return;
    loadGuesses().then(setGuesses, () => undefined);
  }, [isNeeded, guesses]);
  return guesses;
}
