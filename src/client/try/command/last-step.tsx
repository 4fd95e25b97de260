import { useEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { describeStep } from '../session/describe-step.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { describeMiss } from '../session/describe-miss.ts';
import {
  drawBefore,
  drawGoal,
  drawMiss,
  lineOfChange,
  type DrawnLines,
} from '../drawing/draw-state.ts';
import { WatchButton } from '#client/try/trace/watch-button.tsx';
import { DrawnText } from '../drawing/drawn-text.tsx';
import type { SessionStep } from '#client/try/session/session.ts';
import { translate } from '#client/i18n/translate.ts';

/** Shows what the last command did: a sentence, and the previous text with the removed parts. */
export function LastStep({ step }: { readonly step: SessionStep }): ReactNode {
  const lines = useMemo(() => drawBefore(step), [step]);
  const sentence = useInView(step);
  return (
    <div className="try-step">
      <p ref={sentence}>
        <span className="try-said">“{step.phrase}”</span> {describeStep(step)}
      </p>
      {step.before.text !== step.after.text && lines.length > 0 && (
        <LabeledText label={translate('example.beforeLabel', 'Before')} lines={lines} />
      )}
      <WatchButton key={step.phrase} trace={step.trace} />
    </div>
  );
}

/**
 * Scrolls the effect of a command into view if the reader is in the editor: the sentence, and then
 * the changed line of the text, which matters most where there is no room for both.
 */
function useInView(step: SessionStep): RefObject<HTMLParagraphElement | null> {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const editor = sentence.current?.closest('.try');
    if (!editor?.contains(document.activeElement)) return;
    sentence.current?.scrollIntoView({ block: 'nearest' });
    const lines = editor.querySelectorAll('.try-text .drawn-line');
    lines[lineOfChange(step)]?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return sentence;
}

interface MissedStepProps {
  readonly step: SessionStep;
  readonly goal: EngineState;
}

/** Shows what a command that missed the goal did, and how the result differs from the goal. */
export function MissedStep({ step, goal }: MissedStepProps): ReactNode {
  const sentence = useInView(step);
  return (
    <div className="try-step try-miss">
      <p ref={sentence}>
        <span className="try-said">“{step.phrase}”</span> {describeMiss(step, goal)}
      </p>
      <LabeledText
        label={translate('try.missResult', 'What you got')}
        lines={drawMiss(step, goal)}
      />
      {step.after.text !== goal.text && (
        <LabeledText label={translate('try.goal', 'Goal')} lines={drawGoal(step, goal)} />
      )}
      <WatchButton key={step.phrase} trace={step.trace} />
      <p>{translate('try.again', 'The text is back as it was. Try another command.')}</p>
    </div>
  );
}

interface LabeledTextProps {
  readonly label: string;
  readonly lines: DrawnLines;
}

function LabeledText({ label, lines }: LabeledTextProps): ReactNode {
  return (
    <div className="example-side">
      <p className="example-label">{label}</p>
      <pre className="example-code" dir="ltr">
        <code>
          <DrawnText lines={lines} />
        </code>
      </pre>
    </div>
  );
}
