import { useId, useState, type ReactNode } from 'react';
import { hatClassNames, hatColors, hatShapes } from '#shared/hats.ts';
import type { WordCard } from './drill-cards.ts';
import { homophonesOf } from '#client/language/homophones.ts';
import { verbatim } from '#client/ui/verbatim.ts';
import { translate } from '#client/i18n/translate.ts';

interface WordQuestionProps {
  readonly card: WordCard;
  /** The answer, once it is shown. */
  readonly answered: ReactNode;
  onAnswer(isKnown: boolean): void;
}

/** Shows a letter or a hat, and asks for its word. */
export function WordQuestion({ card, answered, onAnswer }: WordQuestionProps) {
  const [text, setText] = useState('');
  const id = useId();
  const { kind, subject } = card;
  const looks = kind === 'color' ? hatColors : hatShapes;
  const description = looks.find((look) => look.id === subject)?.description ?? subject;
  const plain = { color: 'default', shape: 'default' };
  const picture =
    kind === 'letter' ? (
      <div className="drill-subject">{subject}</div>
    ) : (
      <p className="drill-subject">
        <span
          className={['hat-mark', ...hatClassNames({ ...plain, [kind]: subject })].join(' ')}
          role="img"
          aria-label={translate('drills.hat', 'A hat: {description}', { description })}
        />
      </p>
    );
  if (answered)
    return (
      <>
        {picture}
        {answered}
      </>
    );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onAnswer(isRight(text, card.answers));
      }}
    >
      {picture}
      <label htmlFor={id}>{prompts[kind]}</label>
      <p className="drill-row">
        <input
          className="field"
          id={id}
          autoFocus
          value={text}
          {...verbatim}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {translate('drills.check', 'Check')}
        </button>
        <button type="button" className="quiet-button" onClick={() => onAnswer(false)}>
          {translate('drills.show', 'Show answer')}
        </button>
      </p>
    </form>
  );
}

const prompts: Readonly<Record<WordCard['kind'], string>> = {
  letter: translate('drills.letter', 'Which word do you say for this letter?'),
  color: translate('drills.color', 'Which word names the color of this hat?'),
  shape: translate('drills.shape', 'Which word names the shape of this hat?'),
};

/**
 * Whether a typed or dictated answer is one of the words or a homophone of one, ignoring case and
 * punctuation.
 */
export function isRight(text: string, answers: readonly string[]): boolean {
  const given = normalize(text);
  return answers.some(
    (answer) => normalize(answer) === given || homophonesOf(given).includes(answer),
  );
}

function normalize(text: string) {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')
    .trim();
}
