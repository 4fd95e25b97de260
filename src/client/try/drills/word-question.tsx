import { useId, useState, type ReactNode } from 'react';
import { hatClassNames, hatColors, hatShapes } from '#shared/hats.ts';
import type { WordCard } from './drill-cards.ts';
import { Answered } from './answered.tsx';
import { isRight } from './is-right.ts';
import { verbatim } from '#client/ui/verbatim.ts';
import { translate } from '#client/i18n/translate.ts';

interface WordQuestionProps {
  readonly card: WordCard;
  /** If passed, the word is shown instead of asked for; called when the reader goes on. */
  readonly onSeen: (() => void) | undefined;
  onAnswer(isKnown: boolean): void;
  onNext(): void;
}

/** Shows a letter or a hat, and asks for its word. */
export function WordQuestion(props: WordQuestionProps): ReactNode {
  const { card, onSeen, onAnswer, onNext } = props;
  const [text, setText] = useState('');
  const [isKnown, setKnown] = useState<boolean>();
  const id = useId();
  const finish = (known: boolean): void => {
    setKnown(known);
    onAnswer(known);
  };
  if (isKnown !== undefined || onSeen)
    return (
      <>
        <Subject card={card} />
        <Answered isKnown={isKnown ?? false} answers={card.answers} onNext={onSeen ?? onNext} />
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') finish(isRight(text, card.answers));
      }}
    >
      <Subject card={card} />
      <label htmlFor={id}>
        <WordPrompt kind={card.kind} />
      </label>
      <p className="drill-row">
        <input
          className="field"
          id={id}
          ref={focus}
          value={text}
          {...verbatim}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {translate('drills.check', 'Check')}
        </button>
        <button type="button" className="quiet-button" onClick={() => finish(false)}>
          {translate('drills.show', 'Show answer')}
        </button>
      </p>
    </form>
  );
}

function WordPrompt({ kind }: Pick<WordCard, 'kind'>): ReactNode {
  if (kind === 'letter')
    return translate('drills.letter', 'Which word do you say for this letter?');
  if (kind === 'color') return translate('drills.color', 'Which word names the color of this hat?');
  return translate('drills.shape', 'Which word names the shape of this hat?');
}

/** Shows the letter, or the hat with its description. */
function Subject({ card: { kind, subject } }: Pick<WordQuestionProps, 'card'>): ReactNode {
  if (kind === 'letter') return <div className="drill-subject">{subject}</div>;
  const style = {
    color: kind === 'color' ? subject : 'default',
    shape: kind === 'shape' ? subject : 'default',
  };
  const { description } =
    (kind === 'color' ? hatColors : hatShapes).find((one) => one.id === subject) ?? {};
  return (
    <p className="drill-subject">
      <span
        className={['hat-mark', ...hatClassNames(style)].join(' ')}
        role="img"
        aria-label={translate('drills.hat', 'A hat: {description}', {
          description: description ?? subject,
        })}
      />
    </p>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
