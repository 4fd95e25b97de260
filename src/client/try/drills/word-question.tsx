import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { Translate } from '#client/ui/translate.tsx';
import { hatClassNames, hatColors, hatShapes } from '#shared/hats.ts';
import type { WordCard } from './drill-cards.ts';
import { Answered } from './answered.tsx';
import { isRight } from './is-right.ts';

interface WordQuestionProps {
  readonly card: WordCard;
  onAnswer(isKnown: boolean): void;
  onNext(): void;
}

/** Shows a letter or a hat, and asks for its word. */
export function WordQuestion({ card, onAnswer, onNext }: WordQuestionProps): ReactNode {
  const [text, setText] = useState('');
  const [isKnown, setKnown] = useState<boolean>();
  const id = useId();
  const finish = (known: boolean): void => {
    setKnown(known);
    onAnswer(known);
  };
  if (isKnown !== undefined)
    return (
      <>
        <Subject card={card} />
        <Answered isKnown={isKnown} answers={card.answers} onNext={onNext} />
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
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          <Translate id="drills.check">Check</Translate>
        </button>
        <button type="button" className="quiet-button" onClick={() => finish(false)}>
          <Translate id="drills.show">Show answer</Translate>
        </button>
      </p>
    </form>
  );
}

function WordPrompt({ kind }: Pick<WordCard, 'kind'>): ReactNode {
  if (kind === 'letter')
    return <Translate id="drills.letter">Which word do you say for this letter?</Translate>;
  if (kind === 'color')
    return <Translate id="drills.color">Which word names the color of this hat?</Translate>;
  return <Translate id="drills.shape">Which word names the shape of this hat?</Translate>;
}

/** Shows the letter, or the hat with its description. */
function Subject({ card: { kind, subject } }: Pick<WordQuestionProps, 'card'>): ReactNode {
  const translate = useTranslate();
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
        aria-label={translate(
          { id: 'drills.hat', message: 'A hat: {description}' },
          { description: description ?? subject },
        )}
      />
    </p>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}
