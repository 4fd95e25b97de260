import { EngineError } from '../model/engine-error.ts';
import { changeEdit } from '../edits/change-edit.ts';
import { formatText } from '../formatters/format-text.ts';
import type { Target } from '../model/target.ts';
import { inTextOrder } from '../targets/in-text-order.ts';
import { untypedAfter } from '../targets/untyped-target.ts';
import { textOf, type Document } from '../text/document.ts';
import type { Action, Outcome } from './action.ts';

/**
 * Replaces each target with the text at the same index, or all targets with the only text. Throws
 * for any other number of texts.
 */
function replaceTexts(
  document: Document,
  targets: readonly Target[],
  texts: readonly string[],
): Outcome {
  if (texts.length !== 1 && texts.length !== targets.length)
    throw new EngineError('engine.unevenTexts', 'There are {targets} targets and {texts} texts.', {
      values: { targets: targets.length, texts: texts.length },
    });
  const edits = targets.map((target, index) =>
    changeEdit(target, texts[index] ?? texts[0] ?? '', document),
  );
  return { steps: [edits], that: untypedAfter(targets, edits) };
}

/** Replaces the targets with the given texts or with ascending numbers. */
export const replace: Action = {
  run: ({ document, targets, details: { texts = [] } }) => {
    const list =
      'countFrom' in texts
        ? targets.map((_target, index) => String(texts.countFrom + index))
        : texts;
    return replaceTexts(document, targets, list);
  },
};

/** "format snake at": reformats the words in the targets. */
export const applyFormatter: Action = {
  run: ({ document, targets, details: { formatters = [] } }) => {
    const texts = targets.map(({ content }) => formatText(textOf(document, content), formatters));
    return replaceTexts(document, targets, texts);
  },
};

/** The reordered texts, and the seed for the next shuffle. */
interface Ordered {
  readonly texts: readonly string[];
  readonly seed?: number;
}

/** Returns an action that reorders the targets' texts, which are read in document order. */
function reordering(order: (texts: readonly string[], seed: number) => Ordered): Action {
  return {
    run: ({ document, targets, seed }) => {
      const ordered = inTextOrder(targets);
      const { texts, ...next } = order(
        ordered.map(({ content }) => textOf(document, content)),
        seed,
      );
      return { ...replaceTexts(document, ordered, texts), ...next };
    },
  };
}

/** "sort": sorts the targets' texts, comparing numbers by value and placing "A" before "a". */
export const sortTargets = reordering((texts) => {
  const { compare } = new Intl.Collator(undefined, { numeric: true, caseFirst: 'upper' });
  return { texts: [...texts].sort(compare) };
});

/** "reverse": reverses the order of the targets' texts. */
export const reverseTargets = reordering((texts) => ({ texts: [...texts].reverse() }));

/** "shuffle": derives an order from the seed, and returns a new seed for the next shuffle. */
export const randomizeTargets = reordering((texts, seed) => {
  const shuffled = [...texts];
  let current = seed;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    current = nextSeed(current);
    const chosen = Math.floor((current / 2 ** 32) * (last + 1));
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] ?? '', shuffled[last] ?? ''];
  }
  return { texts: shuffled, seed: nextSeed(current) };
});

/** Linear congruential generator with the constants from Numerical Recipes, modulo 2^32. */
function nextSeed(seed: number) {
  return (Math.imul(seed, 1664525) + 1013904223) >>> 0;
}
