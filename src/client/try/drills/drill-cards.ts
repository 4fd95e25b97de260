import type { GroupId } from '#shared/voice/group-id.ts';
import { groupBy } from '#shared/text/group-by.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';

/** A card that asks for the word for a letter, a hat color or a hat shape. */
export interface WordCard {
  readonly kind: 'letter' | 'color' | 'shape';
  readonly id: string;
  /** The letter, or the extension's name for the color or shape. */
  readonly subject: string;
  /** Correct words in the reader's vocabulary. */
  readonly answers: readonly string[];
  /**
   * Whether a completed step used the word. If not, the first card for a color or a shape shows the
   * answer.
   */
  readonly isTaught: boolean;
}

/** A card that asks for a phrase that solves a step of the course. */
interface PhraseCard {
  readonly kind: 'phrase';
  readonly id: string;
  /** Id of the step in the course. */
  readonly step: string;
}

/** A drill card, which asks for either a word or a phrase. */
export type DrillCard = WordCard | PhraseCard;

const wordGroups: readonly (readonly [WordCard['kind'], GroupId])[] = [
  ['letter', 'letter'],
  ['color', 'hat_color'],
  ['shape', 'hat_shape'],
];

/** The reader's progress in the course. */
export interface Taught {
  /** Ids of the completed steps. */
  readonly steps: readonly string[];
  /** Commands in the examples of the completed steps. */
  readonly phrases: readonly string[];
  /** Whether all steps are completed. */
  readonly isFinished: boolean;
}

/**
 * Returns all cards, alternating between the kinds: letters, colors and shapes of a vocabulary, and
 * one phrase for each completed step of the course. Colors and shapes each appear once a completed
 * step has used one, or once the course is finished.
 */
export function drillCards(
  vocabulary: Vocabulary,
  { steps, phrases, isFinished }: Taught,
): readonly DrillCard[] {
  const said = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
  const words = wordGroups
    .map(([kind, group]) => wordCards(kind, vocabulary[group].forms, said))
    .filter(
      (cards) => isFinished || cards.some(({ kind, isTaught }) => isTaught || kind === 'letter'),
    );
  const tasks = steps.map((step): PhraseCard => ({ kind: 'phrase', id: `phrase:${step}`, step }));
  const kinds: readonly (readonly DrillCard[])[] = [...words, tasks];
  const longest = Math.max(...kinds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) =>
    kinds.flatMap((list) => list.slice(index, index + 1)),
  ).flat();
}

function wordCards(
  kind: WordCard['kind'],
  forms: Vocabulary[GroupId]['forms'],
  said: ReadonlySet<string>,
): readonly WordCard[] {
  // Hat styles that are turned off in the editor's settings are still drawn in examples.
  const sayable = forms.filter(({ off }) => off === undefined || off === 'hats');
  return [...groupBy(sayable, ({ identifier }) => identifier)].map(([subject, same]) => {
    const answers = same.map(({ spoken }) => spoken);
    const isTaught = answers.some((answer) => said.has(answer));
    return { kind, id: `${kind}:${subject}`, subject, answers, isTaught };
  });
}
