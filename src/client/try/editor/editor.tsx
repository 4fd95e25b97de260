import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { announce } from '#client/announce.ts';
import { LoadedPart } from '#client/loading/loaded-part.tsx';
import { CommandField } from '#client/try/command/command-field.tsx';
import { HowToSay } from '#client/try/how-to-say/how-to-say.tsx';
import { findTokens } from '#engine/text/find-tokens.ts';
import { documentOf } from '#engine/text/document.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { selectionRange } from '#shared/text/text-lines.ts';
import { contains, type Range } from '#shared/text/range.ts';
import { formsOf } from '#client/try/guess/written-words.ts';
import { hearPhrase } from '#client/try/guess/hear-phrase.ts';
import type { NextWordsOptions } from '#client/try/command/next-words.ts';
import { CopyButtons } from '#client/try/link/copy-buttons.tsx';
import type { Session, SessionStep } from '#client/try/session/session.ts';
import {
  beforeManualEdits,
  placeCursor,
  settle,
  startOver,
  typeText,
} from '#client/try/session/session.ts';
import { TextArea } from './text-area.tsx';
import { useReaderLanguage } from '#client/try/session/reader-language.ts';
import {
  useSession,
  type SessionControls,
  type SessionOptions,
} from '#client/try/session/use-session.ts';
import { useEditorCommands } from '#client/try/command/use-editor-commands.ts';
import './try.css';
import type { Language } from '#shared/voice/language/language.ts';
import { translate } from '#client/i18n/translate.ts';

/** Props of an editor. `start`, `task` and `resumed` describe the session that it opens. */
export interface EditorProps
  extends Pick<NextWordsOptions, 'taught'>, Omit<SessionOptions, 'language'> {
  /** The editor's accessible name. */
  readonly label: string;
  /** The command field's initial text. */
  readonly phrase?: string;
  /** Whether to focus the command field when the editor opens. */
  readonly isFocused?: boolean;
  /** Whether the reader pressed the token at the cursor to see its names. */
  readonly isPointing?: boolean;
  /** Content above the buttons. */
  readonly children?: ReactNode;
  /** If passed, the editor has a "Close" button. */
  readonly onClose?: () => void;
  /** Called after every successful command that does not miss the task's goal. */
  readonly onStep?: (step: SessionStep) => void;
  /** Called with every new session, so that it can be resumed. */
  readonly onSession?: (session: Session) => void;
}

const loadNames = async () => (await import('#client/try/how-to-say/token-names.tsx')).TokenNames;

/**
 * Milliseconds from the last keystroke until new tokens get their hats; the extension has a similar
 * delay.
 */
const hatDelay = 120;

/**
 * A small editor for spoken commands: text with hats, a command field, and the last command's
 * effect.
 */
export function Editor(props: EditorProps) {
  const { label, isPointing = false, start, task, resumed, children } = props;
  const language = useReaderLanguage();
  const controls = useSession({ start, language, resumed, task });
  const { session, failure, change } = controls;
  const commands = useEditorCommands({ controls, language, initial: props.phrase ?? '' });
  const { phrase, write, onHistory } = commands;
  const { state, miss } = session;
  const input = useField(props.isFocused ?? false, failure ?? miss);
  const changed = useMemo(() => (task ? undefined : beforeManualEdits(session)), [task, session]);
  const pointed = usePointedToken(state, isPointing);
  useSessionEvents(controls, props);

  return (
    <div className="try example" role="group" aria-label={label}>
      <TextArea
        state={state}
        step={session.step}
        isFocused={isPointing}
        onText={(text, selections) => {
          commands.clearNotice();
          change((now) => typeText(now, text, selections));
        }}
        onPlace={(selections) => change((now) => placeCursor(now, selections))}
        onHistory={onHistory}
        onPoint={pointed.point}
        onEscape={pointed.leave}
      >
        {pointed.token && (
          <LoadedPart
            key={JSON.stringify(pointed.token)}
            load={loadNames}
            className="try-names"
            props={{
              state,
              token: pointed.token,
              language,
              isReady: !session.settled,
              onUse: (name: string) => {
                write(withName(phrase, name, language));
                input.current?.focus();
              },
              onClose: pointed.leave,
            }}
          />
        )}
      </TextArea>
      {state.clipboard !== undefined && (
        <p className="example-remark">
          {translate('example.clipboardLabel', 'Clipboard')} <code>{state.clipboard}</code>
        </p>
      )}
      <CommandField {...{ controls, commands, task, input }} taught={props.taught} />
      {changed && (
        <HowToSay
          before={changed.state}
          after={state}
          language={language}
          onRun={(words, writes) => {
            commands.say(words, changed);
            const text = input.current?.closest('.try')?.querySelector('textarea');
            (writes === undefined ? input.current : text)?.focus();
          }}
        />
      )}
      {children}
      <p className="try-buttons">
        <button
          type="button"
          className="button"
          onClick={() => {
            change(startOver);
            announce(translate('try.startedOver', 'Back to the original text.'));
          }}
        >
          {translate('try.startOver', 'Start over')}
        </button>
        <button
          type="button"
          className="button"
          aria-expanded={pointed.token !== undefined}
          aria-keyshortcuts="Control+Enter"
          onClick={pointed.toggle}
        >
          {translate('names.ask', 'What is this called?')}
        </button>
        {!task && <CopyButtons session={session} phrase={phrase} />}
        {props.onClose && (
          <button type="button" className="button" onClick={props.onClose}>
            {translate('try.close', 'Close')}
          </button>
        )}
      </p>
    </div>
  );
}

/**
 * Completes a phrase with a target's name; if the result is not a command, returns a phrase that
 * selects the target.
 */
function withName(phrase: string, name: string, language: Language) {
  const ended = `${phrase.trim()} ${name}`;
  if (hearPhrase(ended, language).isCommand) return ended;
  const [take = ''] = formsOf('setSelection', language.sayable);
  return `${take} ${name}`.trim();
}

/**
 * Returns a ref for the command field. If `isFocused` is set, focuses the field on opening; after a
 * failure, selects its phrase, so that the next one replaces it.
 */
function useField(isFocused: boolean, failed?: object) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    // On focus, the field itself scrolls its meaning into view; the page should not move any
    // further.
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [isFocused]);
  useEffect(() => {
    if (failed) input.current?.select();
  }, [failed]);
  return input;
}

/** Assigns hats to new tokens shortly after the last keystroke, and reports steps and sessions. */
function useSessionEvents(
  { session, change }: SessionControls,
  { onStep, onSession }: EditorProps,
) {
  const { step } = session;
  useEffect(() => {
    if (step) onStep?.(step);
  }, [onStep, step]);
  useEffect(() => {
    if (!session.settled) return;
    const timer = setTimeout(() => change(settle), hatDelay);
    return () => clearTimeout(timer);
  }, [change, session]);
  useEffect(() => void onSession?.(session), [onSession, session]);
}

/**
 * Tracks the token that the reader has selected by pointing; with `isPointing`, this is initially
 * the token at the cursor.
 */
function usePointedToken(state: EngineState, isPointing: boolean) {
  const [first] = state.selections;
  const cursor = first ? selectionRange(documentOf(state), first) : { start: 0, end: 0 };
  const [pointed, setPointed] = useState(() => (isPointing ? pointAt(state, cursor) : undefined));
  const isLeft = pointed && (pointed.text !== state.text || !contains(pointed.token, cursor));
  const leave = () => setPointed(undefined);
  if (isLeft) leave();
  return {
    /** undefined once the text has changed or the cursor has left the token. */
    token: isLeft ? undefined : pointed?.token,
    /** Selects the token at a place, if there is one. */
    point: (place: Range) => setPointed(pointAt(state, place)),
    leave,
    /** Selects the token at the cursor, or deselects it. */
    toggle: () => {
      const found = pointed ? undefined : pointAt(state, cursor);
      setPointed(found);
      if (!pointed && !found)
        announce(translate('names.where', 'Put the cursor into a token of the text first.'));
    },
  };
}

/**
 * Returns the token around a place, together with the text; between two tokens, the one that begins
 * there.
 */
function pointAt(state: EngineState, place: Range) {
  const token = findTokens(documentOf(state)).findLast((one) => contains(one, place));
  return token && { text: state.text, token };
}
