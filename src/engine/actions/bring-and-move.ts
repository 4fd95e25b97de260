import { EngineError } from '../model/engine-error.ts';
import { changeEdit, type ChangeEdit } from '../edits/change-edit.ts';
import { moveRange } from '../edits/move-range.ts';
import { insertionDelimiterOf } from '../targets/delimiters-of.ts';
import { mergeRemovals } from '../targets/merge-removals.ts';
import { isRaw } from '../targets/position-target.ts';
import { removalOf } from '../targets/removal-of.ts';
import type { Target } from '../model/target.ts';
import { insertedTargets, untypedAfter, untypedTarget } from '../targets/untyped-target.ts';
import { textOf, type Document } from '../text/document.ts';
import { withLineBreaks } from '../text/line-break.ts';
import type { Action } from './support/action.ts';

/** "bring": copies the source over or next to the destination. */
export const bring: Action = {
  run: ({ document }, [sources = [], destinations = []]) => {
    const changes = changesFor(document, sources, destinations);
    const edits = changes.map(({ edit }) => edit);
    return {
      steps: [edits],
      that: insertedTargets(changes, edits),
      source: untypedAfter(unique(sources), edits, 'open'),
    };
  },
};

/** "move": brings the source and removes the original. */
export const move: Action = {
  run: ({ document }, [sources = [], destinations = []]) => {
    const changes = changesFor(document, sources, destinations);
    const removals = mergeRemovals(document, unique(sources)).map((source) => ({
      source,
      range: removalOf(source, document),
    }));
    const edits = [
      ...changes.map(({ edit }) => edit),
      ...removals.map(({ range }) => ({ range, text: '' })),
    ];
    return {
      steps: [edits],
      that: insertedTargets(changes, edits),
      source: removals.map(({ source, range }) =>
        untypedTarget(moveRange(range, edits, 'open'), source.isReversed),
      ),
    };
  },
};

function unique(targets: readonly Target[]): Target[] {
  return [...new Set(targets)];
}

/**
 * Pairs each source with its destination; joins all sources for a single destination, and sends a
 * single source to every destination.
 */
function changesFor(
  document: Document,
  sources: readonly Target[],
  destinations: readonly Target[],
): ChangeEdit[] {
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

function joinTexts(document: Document, sources: readonly Target[], destination: Target): string {
  return sources
    .map((source, index) => {
      const text = textOf(document, source.content);
      if (index === 0) return text;
      const giver = isRaw(destination) ? source : destination;
      return isRaw(giver) ? text : insertionDelimiterOf(giver) + text;
    })
    .reduce((joined, text) => joined + withLineBreaks(text, document), '');
}
