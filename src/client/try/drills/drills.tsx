import { useMemo, useState, type ReactNode } from 'react';
import { inLanguage } from '#client/language/in-language.tsx';
import { safeStorage } from '#client/store/safe-storage.ts';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import type { ParserSource } from '#client/try/session/parser-source.ts';
import * as storageKeys from '#client/store/storage-keys.ts';
import { answerCard, nextCard, readDeck, type Deck } from './deck.ts';
import { drillCards, type DrillCard, type Taught } from './drill-cards.ts';
import { PhraseQuestion } from './phrase-question.tsx';
import { WordQuestion } from './word-question.tsx';
import './drills.css';
import { translate } from '#client/i18n/translate.ts';

/** What the drills practice, and how they end. */
export interface DrillsProps {
  /** What the reader has done of the course; the drills ask for nothing else. */
  readonly taught: Taught;
  /** Finds the figure with a step's task. */
  readonly figureOf: (id: string) => HTMLElement | undefined;
  readonly parser: ParserSource;
  onClose(): void;
}

/**
 * Asks for words and phrases, repeatedly, whenever they are about to be forgotten. Answers are
 * stored only in this browser.
 */
export const Drills = inLanguage(Practice);

function Practice({ taught, figureOf, parser, onClose }: DrillsProps): ReactNode {
  const { vocabulary } = useReaderLanguage();
  const cards = useMemo(() => drillCards(vocabulary, taught), [vocabulary, taught]);
  const [deck, setDeck] = useState(() => readDeck(safeStorage.get(storageKeys.drills)));
  const [card, setCard] = useState(() => nextCard(cards, deck, new Date()));
  const [count, setCount] = useState(0);
  const [turn, setTurn] = useState(0);
  const record = (isKnown: boolean): Deck => {
    const answered = card ? answerCard(deck, card.id, isKnown, new Date()) : deck;
    setDeck(answered);
    safeStorage.set(storageKeys.drills, JSON.stringify(answered));
    return answered;
  };
  const goOn = (from: Deck): void => {
    setCard(nextCard(cards, from, new Date()));
    setTurn(turn + 1);
  };
  const actions = {
    onAnswer: (isKnown: boolean) => {
      record(isKnown);
      setCount(count + 1);
    },
    onNext: () => goOn(deck),
    onSeen: () => goOn(record(false)),
  };
  return (
    <div className="drills">
      <p>{translate('drills.count', 'Practice: {count} answered.', { count })}</p>
      {card ? (
        <Question
          key={turn}
          isNew={deck[card.id] === undefined}
          {...{ card, figureOf, parser, ...actions }}
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

interface QuestionProps extends Omit<DrillsProps, 'taught' | 'onClose'> {
  readonly card: DrillCard;
  /** Whether it was never answered. */
  readonly isNew: boolean;
  onAnswer(isKnown: boolean): void;
  onNext(): void;
  /** Called once the reader has seen the word of a new card. */
  onSeen(): void;
}

function Question({ card, isNew, figureOf, parser, onSeen, ...rest }: QuestionProps): ReactNode {
  // Letters are the alphabet of voice control, which readers may know before this page.
  if (card.kind !== 'phrase')
    return (
      <WordQuestion
        card={card}
        onSeen={isNew && card.kind !== 'letter' && !card.isTaught ? onSeen : undefined}
        {...rest}
      />
    );
  const figure = figureOf(card.step);
  return figure && <PhraseQuestion figure={figure} parser={parser} {...rest} />;
}
