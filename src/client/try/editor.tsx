import { useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { cleanPhrase } from './clean-phrase.ts';
import { CommandField } from './command-field.tsx';
import type { ExampleStart } from './example-start.ts';
import { LastStep } from './last-step.tsx';
import { nextWords } from './next-words.ts';
import { PhraseMeaning } from './phrase-meaning.tsx';
import { meaningOf, placeCursor, startOver, typeText, undo, type SessionStep } from './session.ts';
import { createStartState } from './start-state.ts';
import { TextArea } from './text-area.tsx';
import { useReaderLanguage } from './use-reader-language.ts';
import { useSession } from './use-session.ts';
import '#client/styles/code.css';
import './try.css';

/** What an editor is opened with. */
export interface EditorProps {
  readonly start: ExampleStart;
  /** Name of the editor, for those who hear it. */
  readonly label: string;
  /** Stands in the field at first. */
  readonly phrase?: string;
  /** Puts the focus into the field when the editor opens. */
  readonly isFocused?: boolean;
  /** Stands above the buttons. */
  readonly children?: ReactNode;
  /** With it the editor has a button "Close". */
  readonly onClose?: () => void;
  /** Told of every command that was carried out. */
  readonly onStep?: (step: SessionStep) => void;
}

/** A small editor that takes spoken commands: a text with hats, a field, and what came of the last command. */
export function Editor(props: EditorProps): ReactNode {
  const { label, isFocused = false, children, onClose, onStep } = props;
  const language = useReaderLanguage();
  const start = useMemo(() => createStartState(props.start), [props.start]);
  const { session, failure, isLoading, apply, change, forgetFailure } = useSession(start, language);
  const [phrase, setPhrase] = useState(props.phrase ?? '');
  const input = useRef<HTMLInputElement>(null);
  const { state, step, past } = session;
  const said = cleanPhrase(useDeferredValue(phrase));
  const meaning = useMemo(() => meaningOf(said, { language }), [said, language]);
  const options = useMemo(() => nextWords(said, state, language), [said, state, language]);

  useEffect(() => {
    if (!isFocused) return;
    input.current?.focus();
    input.current?.select();
  }, [isFocused]);
  useEffect(() => {
    if (step) onStep?.(step);
  }, [onStep, step]);

  const submit = (): void => {
    void apply(cleanPhrase(phrase)).then((isDone) => {
      if (isDone) setPhrase('');
    });
  };
  return (
    <div className="try example" role="group" aria-label={label}>
      <TextArea
        state={state}
        step={step}
        onText={(text, selections) => change((now) => typeText(now, text, selections))}
        onPlace={(selections) => change((now) => placeCursor(now, selections))}
        onUndo={() => change(undo)}
      />
      {state.clipboard !== undefined && <Clipboard text={state.clipboard} />}
      <CommandField
        phrase={phrase}
        options={options}
        isWrong={failure !== undefined}
        inputRef={input}
        meaning={
          <PhraseMeaning
            phrase={cleanPhrase(phrase)}
            meaning={meaning}
            failure={failure}
            isLoading={isLoading}
          />
        }
        onPhrase={(text) => {
          forgetFailure();
          setPhrase(text);
        }}
        onApply={submit}
      />
      {step && <LastStep step={step} />}
      {children}
      <EditorButtons
        canUndo={past.length > 0}
        onUndo={() => change(undo)}
        onStartOver={() => change(startOver)}
        onClose={onClose}
      />
    </div>
  );
}

function Clipboard({ text }: { readonly text: string }): ReactNode {
  const translate = useTranslate();
  return (
    <p className="example-remark">
      {translate({ id: 'example.clipboardLabel', message: 'Clipboard' })} <code>{text}</code>
    </p>
  );
}

interface EditorButtonsProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onStartOver: () => void;
  readonly onClose: (() => void) | undefined;
}

/** "Undo" says that there is nothing to undo rather than being switched off: a button that has the focus must not lose it. */
function EditorButtons({ canUndo, onUndo, onStartOver, onClose }: EditorButtonsProps): ReactNode {
  const translate = useTranslate();
  const announce = useAnnounce();
  const tellUndo = (): void => {
    onUndo();
    announce(
      canUndo
        ? translate({ id: 'try.undone', message: 'Undid the last change.' })
        : translate({ id: 'try.nothingToUndo', message: 'There is nothing to undo.' }),
    );
  };
  const tellStartOver = (): void => {
    onStartOver();
    announce(translate({ id: 'try.startedOver', message: 'Back to the original text.' }));
  };
  return (
    <p className="try-buttons">
      <button type="button" className="quiet-button" aria-disabled={!canUndo} onClick={tellUndo}>
        {translate({ id: 'try.undo', message: 'Undo' })}
      </button>
      <button type="button" className="quiet-button" onClick={tellStartOver}>
        {translate({ id: 'try.startOver', message: 'Start over' })}
      </button>
      {onClose && (
        <button type="button" className="quiet-button" onClick={onClose}>
          {translate({ id: 'try.close', message: 'Close' })}
        </button>
      )}
    </p>
  );
}
