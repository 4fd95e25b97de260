import { useState } from 'react';
import { announce } from '#client/announce.ts';
import type { HistoryKey } from '#client/try/command/command-field.tsx';
import { asksToRedo, asksToUndo } from '#client/try/command/everyday-words.ts';
import { hatNames } from '#client/try/command/hat-names.ts';
import { commandFor, hearPhrase } from '#client/try/command/hear-phrase.ts';
import { redo, undo, type Session } from '#client/try/session/session.ts';
import type { SessionControls } from '#client/try/session/use-session.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { translate } from '#client/translate.ts';

interface EditorCommandsInput {
  readonly controls: SessionControls;
  readonly language: Language;
  /** The field's initial text. */
  readonly initial: string;
}

/** The text of an editor's command field, and everything that can be done with it. */
export interface EditorCommands {
  readonly phrase: string;
  /** A question, or what was undone; empty once something else is written. */
  readonly notice: string;
  /** Successful phrases, latest last. */
  readonly said: readonly string[];
  /** Replaces the field's text. */
  write(text: string): void;
  clearNotice(): void;
  /** Runs a phrase, by default on the current session; the field is empty once it succeeds. */
  say(words: string, from?: Session): void;
  onHistory(direction: HistoryKey): void;
  /** Runs the field's text, or asks whether a guess is meant; `isChosen` means that it is. */
  submit(isChosen?: boolean): void;
}

/** Holds the text of a command field, and runs it. */
export function useEditorCommands({
  controls: { session, failure, apply, change, forgetFailure },
  language,
  initial,
}: EditorCommandsInput): EditorCommands {
  const [phrase, setPhrase] = useState(initial);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const notify = (message: string): void => {
    announce(message);
    setNotice(message);
  };
  const write = (text: string): void => {
    forgetFailure();
    setNotice('');
    setPhrase(text);
  };
  const say = (words: string, from?: Session): void => {
    void apply(words, from).then((isDone) => {
      if (!isDone) return;
      setNotice('');
      setSaid((before) => [...before.filter((one) => one !== words), words]);
      setPhrase('');
    });
  };
  const onHistory = (direction: HistoryKey): void => {
    change(direction === 'undo' ? undo : redo);
    notify(historyNotice(direction, session));
  };
  const runGuess = (isChosen: boolean): void => {
    const guess = commandFor({
      text: phrase,
      language,
      names: hatNames(session.state, language),
      hasFailed: failure !== undefined,
    });
    // If it fails, the reader can see which words were tried.
    if (guess) write(guess.phrase);
    if (guess && !guess.isSure && !isChosen) notify(askAbout(guess.phrase));
    else say(guess?.phrase ?? hearPhrase(phrase, language).phrase);
  };
  return {
    phrase,
    notice,
    said,
    write,
    clearNotice: () => setNotice(''),
    say,
    onHistory,
    submit: (isChosen = false) => {
      const direction = asksToUndo(phrase) ? 'undo' : asksToRedo(phrase) && 'redo';
      if (!direction) return runGuess(isChosen);
      write('');
      onHistory(direction);
    },
  };
}

function askAbout(phrase: string): string {
  return translate('try.unsure', 'Did you mean “{phrase}”? Choose Apply to run it.', { phrase });
}

function historyNotice(direction: HistoryKey, { past, future = [] }: Session): string {
  if (direction === 'undo')
    return past.length > 0
      ? translate('try.undone', 'Undid the last change.')
      : translate('try.nothingToUndo', 'There is nothing to undo.');
  return future.length > 0
    ? translate('try.redone', 'Repeated the change.')
    : translate('try.nothingToRedo', 'There is nothing to repeat.');
}
