import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { phraseOf } from '#client/try/example/step-examples.ts';
import { drawState } from '#client/try/drawing/draw-state.ts';
import { DrawnText } from '#client/try/drawing/drawn-text.tsx';
import { ExampleEditor } from '#client/try/example/example-editor.tsx';
import { readExample } from '#client/try/example/read-example.ts';
import type { ParserSource } from '#client/try/session/parser-source.ts';
import { createStartState } from '#client/try/session/start-state.ts';
import { Answered } from './answered.tsx';
import { translate } from '#client/i18n/translate.ts';

interface PhraseQuestionProps {
  /** The example that contains the task. */
  readonly figure: HTMLElement;
  readonly parser: ParserSource;
  onAnswer(isKnown: boolean): void;
  onNext(): void;
}

/**
 * Shows a text and its goal, and asks for a phrase that gets there. The engine checks it, so that
 * any such phrase is accepted.
 */
export function PhraseQuestion({
  figure,
  parser,
  onAnswer,
  onNext,
}: PhraseQuestionProps): ReactNode {
  const [isKnown, setKnown] = useState<boolean>();
  const goal = useMemo(() => readExample(figure, 'after'), [figure]);
  const lines = useMemo(
    () => goal && drawState({ ...createStartState(goal), hats: [] }, undefined),
    [goal],
  );
  const finish = useCallback(
    (known: boolean): void => {
      setKnown(known);
      onAnswer(known);
    },
    [onAnswer],
  );
  const question = translate('drills.phrase', 'Which phrase turns the text below into this?');
  return (
    <>
      <p>{question}</p>
      <div className="example drill-goal" tabIndex={0} role="region" aria-label={question}>
        <pre>
          <code>{lines && <DrawnText lines={lines} />}</code>
        </pre>
      </div>
      {isKnown === undefined ? (
        <ExampleEditor
          figure={figure}
          label={translate('drills.editor', 'Editor for this card')}
          isFocused
          isTask
          parser={parser}
          onSolved={() => finish(true)}
        >
          <p className="try-buttons">
            <button type="button" className="button" onClick={() => finish(false)}>
              {translate('drills.show', 'Show answer')}
            </button>
          </p>
        </ExampleEditor>
      ) : (
        <Answered isKnown={isKnown} answers={[phraseOf(figure)]} onNext={onNext} />
      )}
    </>
  );
}
