import type {
  SpokenMark,
  PositionalTarget,
  Primitive,
  RangeTarget,
  SpokenTarget,
} from '#shared/voice/grammar/tree.ts';
import { UNKNOWN_CHARACTER } from '../hats/said-character.ts';
import type { PositionName } from '../model/target.ts';
import type {
  LineMark,
  Mark,
  PrimitiveDescription,
  RangeDescription,
  TargetDescription,
} from '../model/command.ts';
import { readExclusion, readModifier } from './read-modifier.ts';

/** A target that was not spoken. */
export const implicitTarget: PrimitiveDescription = { kind: 'primitive', isImplicit: true };

/** Converts a parsed target to a description. */
export function readTarget(target: SpokenTarget): TargetDescription {
  if (target.kind === 'list') return { kind: 'list', elements: target.elements.map(readElement) };
  return readElement(target);
}

/**
 * Converts a destination to a description. "To" does not add a position; a missing destination is
 * the implicit target.
 */
export function readDestination(destination: PositionalTarget | null): TargetDescription {
  if (!destination) return implicitTarget;
  const { position, target } = destination;
  const described = readTarget(target);
  if (position.group !== 'position') return described;
  return withPosition(described, position.identifier as PositionName);
}

function withPosition(target: TargetDescription, position: PositionName): TargetDescription {
  if (target.kind === 'primitive') return { ...target, position: target.position ?? position };
  if (target.kind === 'range') return { ...target, anchor: { ...target.anchor, position } };
  const [first, ...rest] = target.elements;
  if (!first) return target;
  const positioned = withPosition(first, position) as RangeDescription | PrimitiveDescription;
  return { ...target, elements: [positioned, ...rest] };
}

function readElement(target: RangeTarget | Primitive): RangeDescription | PrimitiveDescription {
  return target.kind === 'range' ? readRange(target) : readPrimitive(target);
}

function readRange({ anchor, rangeType, connective, active }: RangeTarget): RangeDescription {
  return {
    kind: 'range',
    anchor: anchor ? readPrimitive(anchor) : { kind: 'primitive' },
    active: readPrimitive(active),
    ...readExclusion(connective?.identifier),
    isVertical: rangeType !== null,
  };
}

function readPrimitive({ position, modifiers, mark }: Primitive): PrimitiveDescription {
  return {
    kind: 'primitive',
    mark: mark ? readMark(mark) : undefined,
    modifiers: modifiers.length > 0 ? modifiers.map(readModifier) : undefined,
    position: position?.identifier as PositionName | undefined,
  };
}

/** Marks without arguments, keyed by the extension's names. */
export const specialMarks: Readonly<Record<string, 'cursor' | 'that' | 'source' | 'nothing'>> = {
  currentSelection: 'cursor',
  previousTarget: 'that',
  previousSource: 'source',
  nothing: 'nothing',
};

function readMark(mark: SpokenMark): Mark {
  if (mark.kind === 'special') return { kind: specialMarks[mark.mark.identifier] ?? 'nothing' };
  if (mark.kind === 'decorated')
    return {
      kind: 'hat',
      hat: {
        color: mark.color?.identifier ?? 'default',
        shape: mark.shape?.identifier ?? 'default',
      },
      character:
        mark.character.identifier === 'unknownSymbol'
          ? UNKNOWN_CHARACTER
          : mark.character.identifier,
    };
  const anchor = readLine(mark.direction.identifier, mark.first.identifier);
  if (!mark.last) return anchor;
  return {
    kind: 'lines',
    anchor,
    active: readLine(mark.direction.identifier, mark.last.identifier),
    ...readExclusion(mark.connective?.identifier),
  };
}

/** Spoken absolute line numbers count from 1, line numbers in the text from 0. */
function readLine(direction: string, said: string): LineMark {
  const number = Number(said);
  if (direction === 'lineNumberModulo100')
    return { kind: 'line', counting: 'modulo100', number: (number + 99) % 100 };
  return {
    kind: 'line',
    counting: 'relative',
    number: direction === 'lineNumberRelativeUp' ? -number : number,
  };
}
