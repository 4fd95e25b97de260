import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { inLanguage } from '#client/language/in-language.tsx';
import { safeStorage } from '#client/store/safe-storage.ts';
import { phraseOf } from '#client/try/example/step-examples.ts';
import { useReaderLanguage } from '#client/try/session/reader-language.ts';
import * as storageKeys from '#client/store/storage-keys.ts';
import { announce } from '#client/announce.ts';
import { answerCard, nextCard, readDeck } from './deck.ts';
import { drillCards, type DrillCard, type Taught } from './drill-cards.ts';
import { drawState } from '#client/try/drawing/draw-state.ts';
import { DrawnText } from '#client/try/drawing/drawn-text.tsx';
import { ExampleEditor, readStart } from '#client/try/example/example-editor.tsx';
import { WordQuestion } from './word-question.tsx';
import './drills.css';
import { translate } from '#client/i18n/translate.ts';

/** What the drills need from the course that contains them. */
export interface DrillsProps {
  /** The reader's progress in the course, which determines what the drills ask for. */
  readonly taught: Taught;
  /** Returns the figure that contains the task of the step with this id. */
  readonly figureOf: (id: string) => HTMLElement | undefined;
  onClose(): void;
}

/**
 * Asks for words and phrases repeatedly, each when it is about to be forgotten. Answers are stored
 * only in this browser.
 */
export const Drills = inLanguage(Practice);

function Practice({ taught, figureOf, onClose }: DrillsProps) {
  const { vocabulary } = useReaderLanguage();
  const cards = useMemo(() => drillCards(vocabulary, taught), [vocabulary, taught]);
  const [deck, setDeck] = useState(() => readDeck(safeStorage.get(storageKeys.drills)));
  const [card, setCard] = useState(() => nextCard(cards, deck, new Date()));
  const [count, setCount] = useState(0);
  const [turn, setTurn] = useState(0);
  const record = ({ id }: DrillCard, isKnown: boolean) => {
    const answered = answerCard(deck, id, isKnown, new Date());
    setDeck(answered);
    safeStorage.set(storageKeys.drills, JSON.stringify(answered));
    return answered;
  };
  // Readers cannot know the word for a color or shape that no step has used. They may already know
  // the words for letters from other voice control.
  const isShown =
    card !== undefined &&
    deck[card.id] === undefined &&
    (card.kind === 'color' || card.kind === 'shape') &&
    !card.isTaught;
  return (
    <div className="drills">
      <p>{translate('drills.count', 'Practice: {count} answered.', { count })}</p>
      {card ? (
        <Question
          key={turn}
          card={card}
          figure={card.kind === 'phrase' ? figureOf(card.step) : undefined}
          isShown={isShown}
          onAnswer={(isKnown) => {
            record(card, isKnown);
            setCount(count + 1);
          }}
          onNext={() => {
            setCard(nextCard(cards, isShown ? record(card, false) : deck, new Date()));
            setTurn(turn + 1);
          }}
        />
      ) : (
        <p tabIndex={-1} ref={(place) => place?.focus()}>
          {translate(
            'drills.end',
            'That is all for now. Cards that you did not know come back first.',
          )}
        </p>
      )}
      <button type="button" className="button" onClick={onClose}>
        {translate('drills.stop', 'Stop practicing')}
      </button>
    </div>
  );
}

interface QuestionProps {
  readonly card: DrillCard;
  /** The example that shows a phrase card's task. */
  readonly figure: HTMLElement | undefined;
  /** Whether the answer is shown instead of asked for. */
  readonly isShown: boolean;
  onAnswer(isKnown: boolean): void;
  onNext(): void;
}

/** Asks for a card's answer, and then shows it. */
function Question({ card, figure, isShown, onAnswer, onNext }: QuestionProps) {
  const [isKnown, setKnown] = useState<boolean>();
  const finish = (known: boolean) => {
    setKnown(known);
    onAnswer(known);
  };
  const isPhrase = card.kind === 'phrase';
  const answered = (isShown || isKnown !== undefined) && (
    <Answered
      isKnown={isKnown ?? false}
      answers={isPhrase ? [phraseOf(figure)] : card.answers}
      onNext={onNext}
    />
  );
  if (!isPhrase) return <WordQuestion card={card} answered={answered} onAnswer={finish} />;
  return figure && <PhraseQuestion figure={figure} answered={answered} onAnswer={finish} />;
}

interface PhraseQuestionProps {
  /** The example that contains the task. */
  readonly figure: HTMLElement;
  /** The answer, once it is shown. */
  readonly answered: ReactNode;
  onAnswer(isKnown: boolean): void;
}

/**
 * Shows a text and its goal, and asks for a phrase that turns the text into the goal. The engine
 * checks the phrase, so any phrase that reaches the goal is accepted.
 */
function PhraseQuestion({ figure, answered, onAnswer }: PhraseQuestionProps) {
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

interface AnsweredProps {
  readonly isKnown: boolean;
  /** Correct answers, the usual one first. */
  readonly answers: readonly string[];
  onNext(): void;
}

/** Shows and announces the correct answers, and has a button for the next card. */
function Answered({ isKnown, answers, onNext }: AnsweredProps) {
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
      <button type="button" className="button" autoFocus onClick={onNext}>
        {translate('drills.next', 'Next card')}
      </button>
    </>
  );
}
