import { useMemo, type ReactNode } from 'react';
import { drawState } from '#client/try/drawing/draw-state.ts';
import { DrawnText } from '#client/try/drawing/drawn-text.tsx';
import { ExampleEditor, readStart } from '#client/try/example/example-editor.tsx';
import { translate } from '#client/i18n/translate.ts';

interface PhraseQuestionProps {
  /** The example that contains the task. */
  readonly figure: HTMLElement;
  /** The answer, once it is shown. */
  readonly answered: ReactNode;
  onAnswer(isKnown: boolean): void;
}

/**
 * Shows a text and its goal, and asks for a phrase that gets there. The engine checks the phrase,
 * so any phrase that reaches the goal is accepted.
 */
export function PhraseQuestion({ figure, answered, onAnswer }: PhraseQuestionProps) {
  const goal = useMemo(() => readStart(figure, 'after'), [figure]);
  const lines = useMemo(() => goal && drawState({ ...goal, hats: [] }, undefined), [goal]);
  const question = translate('drills.phrase', 'Which phrase turns the text below into this?');
  return (
    <>
      <p>{question}</p>
      <div className="example drill-goal" tabIndex={0} role="region" aria-label={question}>
        <pre>
          <code>{lines && <DrawnText lines={lines} />}</code>
        </pre>
      </div>
      {answered || (
        <ExampleEditor
          figure={figure}
          label={translate('drills.editor', 'Editor for this card')}
          isFocused
          isTask
          onSolved={() => onAnswer(true)}
        >
          <p className="try-buttons">
            <button type="button" className="button" onClick={() => onAnswer(false)}>
              {translate('drills.show', 'Show answer')}
            </button>
          </p>
        </ExampleEditor>
      )}
    </>
  );
}
