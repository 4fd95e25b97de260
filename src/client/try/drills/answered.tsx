import { useEffect, type ReactNode } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { Translate } from '#client/ui/translate.tsx';

interface AnsweredProps {
  readonly isKnown: boolean;
  /** Correct answers, the usual one first. */
  readonly answers: readonly string[];
  onNext(): void;
}

/** Shows whether an answer was right, and the right one, with a button for the next card. */
export function Answered({ isKnown, answers, onNext }: AnsweredProps): ReactNode {
  const translate = useTranslate();
  const announce = useAnnounce();
  const words = answers.map((answer) => `“${answer}”`).join(', ');
  const sentence = isKnown
    ? translate({ id: 'drills.right', message: 'Right: {words}.' }, { words })
    : translate({ id: 'drills.wrong', message: 'You say {words}.' }, { words });
  useEffect(() => announce(sentence), [announce, sentence]);
  return (
    <>
      <p className="drill-answer" data-known={isKnown || undefined}>
        {sentence}
      </p>
      <button type="button" className="button" ref={focus} onClick={onNext}>
        <Translate id="drills.next">Next card</Translate>
      </button>
    </>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus();
}
