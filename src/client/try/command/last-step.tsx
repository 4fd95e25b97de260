import { useEffect, useMemo, useRef } from 'react';
import { describeMiss, describeStep } from '../session/describe-step.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import { drawBefore, drawMiss, lineOfChange } from '../drawing/draw-state.ts';
import { WatchButton } from '#client/try/trace/watch-button.tsx';
import { DrawnText } from '../drawing/drawn-text.tsx';
import type { SessionStep } from '#client/try/session/session.ts';
import { translate } from '#client/i18n/translate.ts';

interface LastStepProps {
  readonly step: SessionStep;
  /** The goal that the command missed, if it missed one. */
  readonly goal: EngineState | undefined;
}

/**
 * Shows what the last command did: a sentence, and the changed lines as they were, with the removed
 * parts marked. If the command missed a goal, shows how the result differs from the goal instead.
 */
export function LastStep({ step, goal }: LastStepProps) {
  const texts = useMemo(() => textsOf(step, goal), [step, goal]);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => scrollToEffect(step, sentence.current), [step]);
  return (
    <div className={goal ? 'try-step try-miss' : 'try-step'}>
      <p ref={sentence}>
        <span className="try-said">“{step.phrase}”</span>{' '}
        {goal ? describeMiss(step, goal) : describeStep(step)}
      </p>
      {texts.map(({ label, lines }) => (
        <div key={label} className="example-side">
          <p className="example-label">{label}</p>
          <pre className="example-code" dir="ltr">
            <code>
              <DrawnText lines={lines} />
            </code>
          </pre>
        </div>
      ))}
      <WatchButton key={step.phrase} trace={step.trace} />
      {goal && <p>{translate('try.again', 'The text is back as it was. Try another command.')}</p>}
    </div>
  );
}

function textsOf(step: SessionStep, goal: EngineState | undefined) {
  if (!goal) {
    const lines = step.before.text === step.after.text ? [] : drawBefore(step);
    return lines.length > 0 ? [{ label: translate('example.beforeLabel', 'Before'), lines }] : [];
  }
  const { got, wanted } = drawMiss(step, goal);
  const texts = [
    { label: translate('try.missResult', 'What you got'), lines: got },
    { label: translate('try.goal', 'Goal'), lines: wanted },
  ];
  return step.after.text === goal.text ? texts.slice(0, 1) : texts;
}

/**
 * Scrolls the effect of a command into view if the reader is in the editor: first the sentence,
 * then the changed line of the text, which takes precedence if there is not enough room for both.
 */
function scrollToEffect(step: SessionStep, sentence: Element | null) {
  const editor = sentence?.closest('.try');
  if (!editor?.contains(document.activeElement)) return;
  sentence?.scrollIntoView({ block: 'nearest' });
  const lines = editor.querySelectorAll('.try-text .drawn-line');
  lines[lineOfChange(step)]?.scrollIntoView({ block: 'nearest' });
}
