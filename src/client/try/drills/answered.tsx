import { useEffect, type ReactNode } from 'react';
import { announce } from '#client/announce.ts';
import { translate } from '#client/i18n/translate.ts';

interface AnsweredProps {
  readonly isKnown: boolean;
  /** Correct answers, the usual one first. */
  readonly answers: readonly string[];
  onNext(): void;
}

/** Shows whether an answer was right, and the right one, with a button for the next card. */
export function Answered({ isKnown, answers, onNext }: AnsweredProps): ReactNode {
  const words = answers.map((answer) => `“${answer}”`).join(', ');
  const sentence = isKnown
    ? translate('drills.right', 'Right: {words}.', { words })
    : translate('drills.wrong', 'You say {words}.', { words });
  useEffect(() => announce(sentence), [sentence]);
  return (
    <>
      <p className="drill-answer" data-known={isKnown || undefined}>
        {sentence}
      </p>
      <button type="button" className="button" ref={focus} onClick={onNext}>
        {translate('drills.next', 'Next card')}
      </button>
    </>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
