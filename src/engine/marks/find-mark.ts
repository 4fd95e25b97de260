import type { LineMark, Mark } from '../model/command.ts';
import { EngineError } from '../model/engine-error.ts';
import { hatKey } from '../hats/hat-styles.ts';
import { saidCharacter } from '../hats/said-character.ts';
import { describeHat } from '#shared/hats.ts';
import type { EngineState } from '../model/engine-state.ts';
import { lineRange, type Document } from '../text/document.ts';
import { isReversed } from '#shared/text/position.ts';
import { selectionRange, toRange } from '#shared/text/text-lines.ts';
import type { Target } from '../model/target.ts';
import { rangeBetween } from '../targets/range-between.ts';
import { untypedTarget } from '../targets/untyped-target.ts';
import { lineTarget } from '../targets/line-target.ts';

/** Returns the targets that a mark refers to. Throws if there are none, except for "nothing". */
export function findMark(mark: Mark, state: EngineState, document: Document): readonly Target[] {
  switch (mark.kind) {
    case 'cursor':
      return state.selections.map((selection) =>
        untypedTarget(selectionRange(document, selection), isReversed(selection)),
      );
    case 'hat':
      return [findHat(mark, state, document)];
    case 'that':
      return remembered(state.thatMark, 'that');
    case 'source':
      return remembered(state.sourceMark, 'source');
    case 'nothing':
      return [];
    case 'line':
      return [lineTarget(document, lineRange(document, findLine(mark, state, document)))];
    case 'lines': {
      const [anchor, active] = [mark.anchor, mark.active].map((line) =>
        lineTarget(document, lineRange(document, findLine(line, state, document))),
      );
      if (!anchor || !active) return [];
      return [rangeBetween(document, { ...mark, anchor, active })];
    }
  }
}

const list = new Intl.ListFormat('en', { type: 'disjunction' });

function findHat(
  { hat, character }: Mark & { readonly kind: 'hat' },
  state: EngineState,
  document: Document,
): Target {
  const said = saidCharacter(character);
  const alike = state.hats.filter((worn) => saidCharacter(worn.character) === said);
  const found = alike.find((worn) => hatKey(worn.hat, said) === hatKey(hat, said));
  if (!found) {
    const others = [...new Set(alike.map((worn) => describeHat(worn.hat)))];
    const values = { hat: describeHat(hat), character };
    throw others.length > 0
      ? new EngineError(
          'engine.otherHats',
          'No token wears a {hat} over “{character}”, only {others}.',
          {
            about: character,
            values: { ...values, others: list.format(others.map((other) => `a ${other}`)) },
          },
        )
      : new EngineError('engine.noHat', 'No token wears a {hat} over “{character}”.', {
          about: character,
          values,
        });
  }
  return { ...untypedTarget(toRange(document, found.range)), isImplied: true };
}

function remembered(targets: readonly Target[] | undefined, name: string) {
  if (targets && targets.length > 0) return targets;
  throw new EngineError(
    'engine.notRemembered',
    'There is no “{name}” yet: it refers to an earlier command.',
    { values: { name } },
  );
}

/**
 * Returns the number of the line that a mark refers to. Throws if there is none, or if several
 * lines end in the same two digits: in the editor, only visible lines count, but here the whole
 * text is visible.
 */
function findLine(mark: LineMark, state: EngineState, document: Document) {
  const last = document.lines.length - 1;
  const number =
    mark.counting === 'relative'
      ? (state.selections[0]?.active.line ?? 0) + mark.number
      : mark.number;
  if (mark.counting === 'modulo100' && number + 100 <= last)
    throw new EngineError('engine.severalLines', 'Several lines end in the digits {line}.', {
      values: { line: number + 1 },
    });
  if (number < 0 || number > last)
    throw new EngineError('engine.noLine', 'There is no line {line}.', {
      values: { line: number + 1 },
    });
  return number;
}
