import type { GroupId } from '#shared/voice/group-id.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';

/** A card that asks for the word for a letter, a hat color or a hat shape. */
export interface WordCard {
  readonly kind: 'letter' | 'color' | 'shape';
  readonly id: string;
  /** The letter, or the extension's name of the color or shape. */
  readonly subject: string;
  /** Correct words in the reader's vocabulary. */
  readonly answers: readonly string[];
}

/** A card that asks for a phrase for a step's change. */
interface PhraseCard {
  readonly kind: 'phrase';
  readonly id: string;
  /** Id of the step in the course. */
  readonly step: string;
}

/** A card of the drills. */
export type DrillCard = WordCard | PhraseCard;

const wordGroups: readonly (readonly [WordCard['kind'], GroupId])[] = [
  ['letter', 'letter'],
  ['color', 'hat_color'],
  ['shape', 'hat_shape'],
];

/**
 * Returns all cards, alternating between the kinds: letters, colors and shapes of a vocabulary, and
 * one phrase for each step of the course.
 */
export function drillCards(vocabulary: Vocabulary, steps: readonly string[]): readonly DrillCard[] {
  const words = wordGroups.map(([kind, group]) => wordCards(kind, vocabulary[group].forms));
  const phrases = steps.map((step): PhraseCard => ({ kind: 'phrase', id: `phrase:${step}`, step }));
  return takeInTurn<DrillCard>([...words, phrases]);
}

function wordCards(
  kind: WordCard['kind'],
  forms: Vocabulary[GroupId]['forms'],
): readonly WordCard[] {
  // Styles that are off in the editor's settings are still drawn in examples.
  const sayable = forms.filter(({ off }) => off === undefined || off === 'hats');
  return [...new Set(sayable.map(({ identifier }) => identifier))].map((subject) => ({
    kind,
    id: `${kind}:${subject}`,
    subject,
    answers: sayable.flatMap(({ identifier, spoken }) => (identifier === subject ? [spoken] : [])),
  }));
}

function takeInTurn<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}
