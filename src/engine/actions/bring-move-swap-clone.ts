import { EngineError } from '../model/engine-error.ts';
import { changeEdit } from '../edits/change-edit.ts';
import { insertionDelimiterOf } from '../targets/delimiters-of.ts';
import { isRaw, positionTarget } from '../targets/position-target.ts';
import type { Target } from '../model/target.ts';
import { insertedTargets, untypedAfter } from '../targets/untyped-target.ts';
import { textOf, type Document, withLineBreaks } from '../text/document.ts';
import { lineIfUntyped, type Action } from './action.ts';
import { removalsOf } from './remove.ts';

/** "bring": copies the source over or next to the destination. */
export const replaceWithTarget: Action = {
  run: ({ document, targets, destinations }) => {
    const edits = changesFor(document, targets, destinations);
    return {
      steps: [edits],
      that: insertedTargets(edits),
      source: untypedAfter([...new Set(targets)], edits, 'open'),
    };
  },
};

/** "move": brings the source and removes the original. */
export const moveToTarget: Action = {
  run: ({ document, targets, destinations }) => {
    const changes = changesFor(document, targets, destinations);
    const removals = removalsOf(document, [...new Set(targets)]);
    const edits = [...changes, ...removals];
    return {
      steps: [edits],
      that: insertedTargets(changes, edits),
      source: insertedTargets(removals, edits),
    };
  },
};

/**
 * Returns the edits that copy each source to its destination. A single destination gets all sources
 * joined together; a single source goes to every destination. Otherwise, throws if there are not
 * as many sources as destinations.
 */
function changesFor(
  document: Document,
  sources: readonly Target[],
  destinations: readonly Target[],
) {
  const [first] = destinations;
  const isShared = sources.length === 1;
  if (first && destinations.length === 1 && !isShared)
    return [changeEdit(first, joinTexts(document, sources, first), document)];
  if (!isShared && sources.length !== destinations.length)
    throw new EngineError(
      'engine.unevenSources',
      'There are {sources} sources and {destinations} destinations.',
      { values: { sources: sources.length, destinations: destinations.length } },
    );
  return destinations.map((destination, index) => {
    const source = sources[isShared ? 0 : index];
    const text = source ? textOf(document, source.content) : '';
    return changeEdit(destination, text, document);
  });
}

function joinTexts(document: Document, sources: readonly Target[], destination: Target) {
  return sources
    .map((source, index) => {
      const text = textOf(document, source.content);
      if (index === 0) return text;
      const giver = isRaw(destination) ? source : destination;
      return isRaw(giver) ? text : insertionDelimiterOf(giver) + text;
    })
    .reduce((joined, text) => joined + withLineBreaks(text, document), '');
}

/** "swap": swaps the text of two targets or of two lists of targets. */
export const swapTargets: Action = {
  run: ({ document, targets, destinations }) => {
    if (targets.length !== destinations.length)
      throw new EngineError(
        'engine.unevenSwap',
        '{firsts} targets cannot be swapped with {seconds}.',
        { values: { firsts: targets.length, seconds: destinations.length } },
      );
    const edits = targets.flatMap((first, index) => {
      const second = destinations[index] ?? first;
      return [
        changeEdit(second, textOf(document, first.content), document),
        changeEdit(first, textOf(document, second.content), document),
      ];
    });
    return { steps: [edits], that: insertedTargets(edits), source: [] };
  },
};

/**
 * Returns an action that inserts a copy on one side of each target; the cursor stays in the
 * original.
 */
function cloning(side: 'before' | 'after'): Action {
  return {
    stages: lineIfUntyped,
    run: ({ document, targets }) => {
      const edits = targets.map((target) =>
        changeEdit(positionTarget(target, side), textOf(document, target.content), document),
      );
      return {
        steps: [edits],
        that: untypedAfter(targets, edits),
        source: insertedTargets(edits),
      };
    },
  };
}

/** "clone": the cursor stays in the lower copy. */
export const insertCopyAfter = cloning('before');

/** "clone up": the cursor stays in the upper copy. */
export const insertCopyBefore = cloning('after');
