import { useState } from 'react';
import { announce } from '#client/announce.ts';
import { describeGuess, describeWriting } from '../guess/describe-guess.ts';
import { directionAsked, type HistoryDirection } from '../guess/history-direction.ts';
import type { Guess } from '../guess/find-guess.ts';
import { hatNames } from '../guess/hat-names.ts';
import { hearPhrase, mentionsRow } from '../guess/hear-phrase.ts';
import { loadGuesses } from './load-guesses.ts';
import { redo, undo, type Session } from '#client/try/session/session.ts';
import type { SessionControls } from '#client/try/session/use-session.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { translate } from '#client/i18n/translate.ts';

interface EditorCommandsInput {
  readonly controls: SessionControls;
  readonly language: Language;
  /** The field's initial text. */
  readonly initial: string;
}

/** The text of an editor's command field, and the functions that change or run it. */
export type EditorCommands = ReturnType<typeof useEditorCommands>;

/** Manages the text of a command field, and runs it as a command. */
export function useEditorCommands({
  controls: { session, failure, apply, change, forgetFailure },
  language,
  initial,
}: EditorCommandsInput) {
  const [phrase, setPhrase] = useState(initial);
  /** Successful phrases, oldest first. */
  const [said, setSaid] = useState<readonly string[]>([]);
  /** A message such as a question or what was undone; empty once the reader changes the text. */
  const [notice, setNotice] = useState('');
  /** The guess that the reader was last asked to confirm. */
  const [asked, setAsked] = useState<Guess>();
  const notify = (message: string) => {
    announce(message);
    setNotice(message);
  };
  /** Replaces the field's text, and clears the failure and the notice. */
  const write = (text: string) => {
    forgetFailure();
    setNotice('');
    setPhrase(text);
  };
  /** Runs a phrase, by default on the current session, and clears the field if it succeeds. */
  const say = (words: string, from?: Session, guess = asked) => {
    const writes = guess?.phrase === words ? guess.writes : undefined;
    void apply(words, from).then((isDone) => {
      if (!isDone) return;
      setNotice(writes === undefined ? '' : describeWriting(writes));
      setAsked(undefined);
      setSaid((before) => [...before.filter((one) => one !== words), words]);
      setPhrase('');
    });
  };
  const onHistory = (direction: HistoryDirection) => {
    change(direction === 'undo' ? undo : redo);
    notify(historyNotice(direction, session));
  };
  const runGuess = async (isChosen: boolean) => {
    const { commandFor, unreadPhrase } = await loadGuesses();
    const names = hatNames(session.state, language);
    const hasFailed = failure !== undefined;
    const guess = commandFor({ text: phrase, language, names, hasFailed });
    const words = guess?.phrase ?? unreadPhrase(phrase, language, names);
    // If the phrase fails, the reader can see which words were tried.
    write(words);
    if (!guess || guess.isSure || isChosen) return say(words, undefined, guess);
    setAsked(guess);
    const question = translate('try.unsure', 'Did you mean “{phrase}”? Choose Apply to run it.', {
      phrase: words,
    });
    notify(`${question} ${describeGuess(guess)}`.trim());
  };
  /**
   * Runs the field's text (a command, undo or redo), or asks the reader to confirm a guess; with
   * `isChosen`, the guess runs without asking.
   */
  const submit = (isChosen = false) => {
    const direction = directionAsked(phrase);
    const heard = hearPhrase(phrase, language);
    if (direction) {
      write('');
      onHistory(direction);
    } else if (heard.isCommand && !failure && !mentionsRow(phrase)) say(heard.phrase.trim());
    else runGuess(isChosen).catch(() => notify(notLoaded));
  };
  const clearNotice = () => setNotice('');
  return { phrase, notice, said, write, clearNotice, say, onHistory, submit };
}

const notLoaded = translate(
  'try.noGuesses',
  'The code that guesses what you mean could not be loaded. Choose Apply to try again.',
);

function historyNotice(direction: HistoryDirection, { past, future = [] }: Session) {
  if (direction === 'undo')
    return past.length > 0
      ? translate('try.undone', 'Undid the last change.')
      : translate('try.nothingToUndo', 'There is nothing to undo.');
  return future.length > 0
    ? translate('try.redone', 'Repeated the change.')
    : translate('try.nothingToRedo', 'There is nothing to repeat.');
}
