import { useMemo, useState, type ReactNode } from 'react';
import { inLanguage } from '#client/language/in-language.tsx';
import { safeStorage } from '#client/store/safe-storage.ts';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import type { ParserSource } from '#client/try/session/parser-source.ts';
import * as storageKeys from '#shared/document/storage-keys.ts';
import { answerCard, nextCard, readDeck } from './deck.ts';
import { drillCards, type DrillCard } from './drill-cards.ts';
import { PhraseQuestion } from './phrase-question.tsx';
import { WordQuestion } from './word-question.tsx';
import './drills.css';
import { translate } from '#client/translate.ts';

/** What the drills practice, and how they end. */
export interface DrillsProps {
  /** Ids of the completed steps; the drills ask for their phrases. */
  readonly steps: readonly string[];
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

function Practice({ steps, figureOf, parser, onClose }: DrillsProps): ReactNode {
  const { vocabulary } = useReaderLanguage();
  const cards = useMemo(() => drillCards(vocabulary, steps), [vocabulary, steps]);
  const [deck, setDeck] = useState(() => readDeck(safeStorage.get(storageKeys.drills)));
  const [card, setCard] = useState(() => nextCard(cards, deck, new Date()));
  const [count, setCount] = useState(0);
  const [turn, setTurn] = useState(0);
  const onAnswer = (isKnown: boolean): void => {
    if (!card) return;
    const answered = answerCard(deck, card.id, isKnown, new Date());
    setDeck(answered);
    safeStorage.set(storageKeys.drills, JSON.stringify(answered));
    setCount(count + 1);
  };
  const onNext = (): void => {
    setCard(nextCard(cards, deck, new Date()));
    setTurn(turn + 1);
  };
  return (
    <div className="drills">
      <p>{translate('drills.count', 'Practice: {count} answered.', { count })}</p>
      {card ? (
        <Question key={turn} {...{ card, figureOf, parser, onAnswer, onNext }} />
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

interface QuestionProps extends Omit<DrillsProps, 'steps' | 'onClose'> {
  readonly card: DrillCard;
  onAnswer(isKnown: boolean): void;
  onNext(): void;
}

function Question({ card, figureOf, parser, ...rest }: QuestionProps): ReactNode {
  if (card.kind !== 'phrase') return <WordQuestion card={card} {...rest} />;
  const figure = figureOf(card.step);
  return figure && <PhraseQuestion figure={figure} parser={parser} {...rest} />;
}
