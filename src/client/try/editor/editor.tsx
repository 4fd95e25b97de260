import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { LoadedPart } from '#client/loading/loaded-part.tsx';
import { announce } from '#client/announce.ts';
import { adviceAfter, asksToRedo, asksToUndo } from '#client/try/command/everyday-words.ts';
import { hatNames } from '#client/try/command/hat-names.ts';
import { commandFor, hearPhrase } from '#client/try/command/hear-phrase.ts';
import { CommandField, type HistoryKey } from '#client/try/command/command-field.tsx';
import { HowToSay } from '#client/try/how-to-say/how-to-say.tsx';
import { usePointedToken } from '#client/try/how-to-say/use-pointed-token.ts';
import { useFieldMeaning } from '#client/try/command/use-field-meaning.ts';
import { withName } from '#client/try/command/with-name.ts';
import type { ExampleStart } from '#client/try/session/example-start.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { LastStep, MissedStep } from './last-step.tsx';
import type { NextWordsOptions } from '#client/try/command/next-words.ts';
import { PhraseMeaning } from '#client/try/command/phrase-meaning.tsx';
import { CopyButtons } from '#client/try/link/copy-buttons.tsx';
import type { Session, SessionStep } from '#client/try/session/session.ts';
import {
  beforeManualEdits,
  placeCursor,
  redo,
  settle,
  startOver,
  typeText,
  undo,
} from '#client/try/session/session.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { TextArea } from './text-area.tsx';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import { useSession, type SessionOptions } from '#client/try/session/use-session.ts';
import './try.css';
import { translate } from '#client/translate.ts';

/** The start of an editor's session, and how the editor is shown. */
export interface EditorProps
  extends Pick<NextWordsOptions, 'taught'>, Pick<SessionOptions, 'resumed' | 'goal' | 'parser'> {
  readonly start: ExampleStart;
  /** The editor's accessible name. */
  readonly label: string;
  /** The field's initial text. */
  readonly phrase?: string;
  /** Whether to focus the field when the editor opens. */
  readonly isFocused?: boolean;
  /** Whether the reader pressed the token at the cursor to see its names. */
  readonly isPointing?: boolean;
  /** Content above the buttons. */
  readonly children?: ReactNode;
  /** If passed, the editor has a "Close" button. */
  readonly onClose?: () => void;
  /** Called after every successful command. */
  readonly onStep?: (step: SessionStep) => void;
  /** Called with every new session, so that it can be continued. */
  readonly onSession?: (session: Session) => void;
}

const loadNames = async () => (await import('#client/try/how-to-say/token-names.tsx')).TokenNames;

/** Milliseconds after the last keystroke before new tokens get their hats, as in the editor. */
const hatDelay = 120;

/** A small editor for spoken commands: a text with hats, a field, and the last command's effect. */
export function Editor(props: EditorProps): ReactNode {
  const {
    label,
    isFocused = false,
    isPointing = false,
    goal,
    children,
    onClose,
    onStep,
    onSession,
  } = props;
  const language = useReaderLanguage();
  const start = useMemo(() => createStartState(props.start), [props.start]);
  const { resumed, parser, taught } = props;
  const controls = useSession({ start, language, resumed, goal, parser });
  const { session, failure, isLoading, apply, change, forgetFailure } = controls;
  const [phrase, setPhrase] = useState(props.phrase ?? '');
  const input = useRef<HTMLInputElement>(null);
  const { state, step, miss, past, settled = state } = session;
  const hasFailed = failure !== undefined;
  const field = { text: phrase, state: settled, language, taught, hasFailed };
  const { heard, meaning, options, suggestion } = useFieldMeaning(field);
  const changed = useMemo(() => (goal ? undefined : beforeManualEdits(session)), [goal, session]);
  const pointed = usePointedToken(state, isPointing);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [notice, setNotice] = useState('');
  const notify = (message: string): void => {
    announce(message);
    setNotice(message);
  };

  useEffect(() => {
    if (!isFocused) return;
    // The field itself scrolls its meaning into view, without moving the page any further.
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, [isFocused]);
  useEffect(() => {
    if (step) onStep?.(step);
  }, [onStep, step]);
  useEffect(() => {
    if (!session.settled) return;
    const timer = setTimeout(() => change(settle), hatDelay);
    return () => clearTimeout(timer);
  }, [change, session]);
  useEffect(() => onSession?.(session), [onSession, session]);

  const say = (words: string, from?: Session): void => {
    void apply(words, from).then((isDone) => {
      if (!isDone) return;
      setNotice('');
      setSaid((before) => [...before.filter((one) => one !== words), words]);
      setPhrase('');
    });
  };
  const undoLast = (): void => {
    change(undo);
    notify(
      past.length > 0
        ? translate('try.undone', 'Undid the last change.')
        : translate('try.nothingToUndo', 'There is nothing to undo.'),
    );
  };
  const redoLast = (): void => {
    change(redo);
    notify(
      session.future?.length
        ? translate('try.redone', 'Repeated the change.')
        : translate('try.nothingToRedo', 'There is nothing to repeat.'),
    );
  };
  const onHistory = (direction: HistoryKey): void => (direction === 'undo' ? undoLast : redoLast)();
  const write = (text: string): void => {
    forgetFailure();
    setNotice('');
    setPhrase(text);
  };
  const insertName = (name: string): void => {
    write(withName(phrase, name, language));
    input.current?.focus();
  };
  // The field's current text, which the deferred parse may not have reached yet.
  const submit = (isChosen = false): void => {
    if (asksToUndo(phrase) || asksToRedo(phrase)) {
      write('');
      onHistory(asksToUndo(phrase) ? 'undo' : 'redo');
      return;
    }
    const guess = commandFor({
      text: phrase,
      language,
      names: hatNames(state, language),
      hasFailed,
    });
    // If it fails, the reader can see which words were tried.
    if (guess) write(guess.phrase);
    if (!guess || guess.isSure || isChosen)
      say(guess?.phrase ?? hearPhrase(phrase, language).phrase);
    else
      notify(
        translate('try.unsure', 'Did you mean “{phrase}”? Choose Apply to run it.', {
          phrase: guess.phrase,
        }),
      );
  };
  return (
    <div className="try example" role="group" aria-label={label}>
      <TextArea
        state={state}
        step={step}
        isFocused={isPointing}
        onText={(text, selections) => {
          setNotice('');
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
              onUse: insertName,
              onClose: pointed.leave,
            }}
          />
        )}
      </TextArea>
      {state.clipboard !== undefined && <Clipboard text={state.clipboard} />}
      <CommandField
        phrase={phrase}
        options={options}
        isWrong={hasFailed}
        inputRef={input}
        said={said}
        meaning={
          <PhraseMeaning
            phrase={heard.phrase}
            notice={notice}
            meaning={meaning}
            failure={failure}
            isLoading={isLoading}
            suggestion={suggestion?.phrase}
            advice={
              failure &&
              adviceAfter(failure, { phrase, state, isGuessed: suggestion !== undefined })
            }
            onUse={() => {
              submit(true);
              input.current?.focus();
            }}
          />
        }
        onPhrase={write}
        onApply={() => submit()}
        onHistory={onHistory}
      />
      {miss && goal && <MissedStep step={miss} goal={goal.state} />}
      {step && <LastStep step={step} />}
      {changed && (
        <HowToSay
          before={changed.state}
          after={state}
          language={language}
          onRun={(words, writes) => {
            say(words, changed);
            const text = input.current?.closest('.try')?.querySelector('textarea');
            (writes === undefined ? input.current : text)?.focus();
          }}
        />
      )}
      {children}
      <EditorButtons
        canUndo={past.length > 0}
        onUndo={undoLast}
        onStartOver={() => change(startOver)}
        onClose={onClose}
      >
        <button
          type="button"
          className="button"
          aria-expanded={pointed.token !== undefined}
          aria-keyshortcuts="Control+Enter"
          onClick={pointed.toggle}
        >
          {translate('names.ask', 'What is this called?')}
        </button>
        {!goal && <CopyButtons session={session} phrase={phrase} />}
      </EditorButtons>
    </div>
  );
}

function Clipboard({ text }: { readonly text: string }): ReactNode {
  return (
    <p className="example-remark">
      {translate('example.clipboardLabel', 'Clipboard')} <code>{text}</code>
    </p>
  );
}
