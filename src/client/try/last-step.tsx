import { useMemo, type ReactNode } from 'react';
import { useTranslator } from '#client/page-data/use-translator.ts';
import { describeStep } from './describe-step.ts';
import { drawBefore } from './draw-state.ts';
import { DrawnText } from './drawn-text.tsx';
import type { SessionStep } from './session.ts';

/** What the last command did: a sentence, and the text before it with what it took away. */
export function LastStep({ step }: { readonly step: SessionStep }): ReactNode {
  const translator = useTranslator();
  const lines = useMemo(() => drawBefore(step), [step]);
  return (
    <div className="try-step">
      <p>
        <span className="try-said">“{step.phrase}”</span> {describeStep(step, translator)}
      </p>
      {step.before.text !== step.after.text && (
        <div className="example-side">
          <p className="example-label">
            {translator.translate({ id: 'example.beforeLabel', message: 'Before' })}
          </p>
          <pre className="example-code" dir="ltr">
            <code>
              <DrawnText lines={lines} />
            </code>
          </pre>
        </div>
      )}
    </div>
  );
}
