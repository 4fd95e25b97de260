import { inTextOrder } from '../targets/in-text-order.ts';
import { textOf } from '../text/document.ts';
import type { Action } from './support/action.ts';
import { replaceTexts } from './support/replace-texts.ts';
import { shuffleWithSeed } from './support/shuffle-with-seed.ts';

/** Reorders the texts of the targets, read in document order. */
function reordering(order: (texts: readonly string[]) => readonly string[]): Action {
  return {
    run: ({ document }, [targets = []]) => {
      const ordered = inTextOrder(targets);
      const texts = ordered.map(({ content }) => textOf(document, content));
      return replaceTexts(document, ordered, order(texts));
    },
  };
}

/** "sort": numbers by value, capitals first. */
export const sortTargets = reordering((texts) => {
  const { compare } = new Intl.Collator(undefined, { numeric: true, caseFirst: 'upper' });
  return [...texts].sort(compare);
});

/** "reverse". */
export const reverseTargets = reordering((texts) => [...texts].reverse());

/** "shuffle": an order derived from the seed, which is then replaced. */
export const randomizeTargets: Action = {
  run: ({ document, seed }, [targets = []]) => {
    const ordered = inTextOrder(targets);
    const texts = ordered.map(({ content }) => textOf(document, content));
    const shuffled = shuffleWithSeed(texts, seed);
    return { ...replaceTexts(document, ordered, shuffled.items), seed: shuffled.seed };
  },
};
