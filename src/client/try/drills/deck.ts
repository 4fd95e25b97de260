import { parseJson } from '#client/parse-json.ts';
import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs';

/** Scheduling data of the cards answered so far, by card id; stored as JSON. */
export type Deck = Readonly<Record<string, Card>>;

const scheduler = fsrs();

/**
 * Returns the deck after an answer. The scheduler decides when the card is due again (FSRS,
 * https://github.com/open-spaced-repetition).
 */
export function answerCard(deck: Deck, id: string, isKnown: boolean, now: Date): Deck {
  const card: Card = deck[id] ?? createEmptyCard(now);
  return { ...deck, [id]: scheduler.next(card, now, isKnown ? Rating.Good : Rating.Again).card };
}

/**
 * Returns the next card: the one that has been due longest, otherwise the first that was never
 * answered; undefined if there is neither.
 */
export function nextCard<Due extends { readonly id: string }>(
  cards: readonly Due[],
  deck: Deck,
  now: Date,
): Due | undefined {
  const dueAt = ({ id }: Due) => deck[id]?.due.getTime() ?? Infinity;
  const [due] = cards
    .filter((card) => dueAt(card) <= now.getTime())
    .sort((one, other) => dueAt(one) - dueAt(other));
  return due ?? cards.find(({ id }) => deck[id] === undefined);
}

/** Parses a stored deck, skipping everything that is not a card. */
export function readDeck(json: string | null): Deck {
  const entries = Object.entries(Object(parseJson(json)) as object).flatMap(([id, value]) => {
    const card = readCard(value);
    return card ? [[id, card] as const] : [];
  });
  return Object.fromEntries(entries);
}

const numbers =
  'stability difficulty elapsed_days scheduled_days learning_steps reps lapses state'.split(' ');

function readCard(value: unknown): Card | undefined {
  const stored = Object(value) as Record<string, unknown>;
  const due = readDate(stored.due);
  if (!due || numbers.some((name) => !Number.isFinite(stored[name]))) return undefined;
  return { ...(stored as unknown as Card), due, last_review: readDate(stored.last_review) };
}

function readDate(value: unknown) {
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
