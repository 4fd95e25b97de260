import type {
  LineMark,
  Mark,
  PrimitiveDescription,
  RangeDescription,
  TargetDescription,
} from '#engine/model/command.ts';
import type { PositionName } from '#engine/model/target.ts';
import { parseHatStyle } from '#shared/hats.ts';
import { readOldModifiers } from './read-old-modifiers.ts';
import { readPayloadModifier, type Payload } from './read-payload-modifier.ts';

/** Facts about a recorded command that decide how its targets are read. */
export interface TargetContext {
  readonly action: string;
  /** Whether the command is in format version 0 or 1. */
  readonly isOld: boolean;
}

/**
 * Converts a target of a recorded command to the engine's form. Throws if a mark or modifier in it
 * is of an unknown type.
 */
export function readPayloadTarget(target: Payload, context: TargetContext): TargetDescription {
  if (target['type'] === 'list')
    return {
      kind: 'list',
      elements: (target['elements'] as Payload[]).map((element) => readElement(element, context)),
    };
  const read = readElement(target, context);
  return context.isOld && isStrictHere(target) ? { kind: 'primitive', isImplicit: true } : read;
}

/** Whether an old-format target has exactly the values that mean the selection itself. */
function isStrictHere(target: Payload): boolean {
  return (
    (target['mark'] as Payload | undefined)?.['type'] === 'cursor' &&
    target['selectionType'] === 'token' &&
    target['position'] === 'contents' &&
    (target['modifier'] as Payload | undefined)?.['type'] === 'identity' &&
    target['insideOutsideType'] === 'inside'
  );
}

function readElement(
  target: Payload,
  context: TargetContext,
): RangeDescription | PrimitiveDescription {
  if (target['type'] !== 'range') return readPrimitive(target, context);
  const [anchor, active, excludeAnchor, excludeActive] = context.isOld
    ? ['start', 'end', 'excludeStart', 'excludeEnd'].map((key) => target[key])
    : ['anchor', 'active', 'excludeAnchor', 'excludeActive'].map((key) => target[key]);
  return {
    kind: 'range',
    anchor: readPrimitive(anchor as Payload, context),
    active: readPrimitive(active as Payload, context),
    excludeAnchor: excludeAnchor === true,
    excludeActive: excludeActive === true,
    isVertical: target['rangeType'] === 'vertical',
  };
}

function readPrimitive(target: Payload, context: TargetContext): PrimitiveDescription {
  if (target['isImplicit'] === true) return { kind: 'primitive', isImplicit: true };
  const mark = readMark(target['mark'] as Payload | undefined);
  const all = context.isOld
    ? readOldModifiers(target, context.action)
    : ((target['modifiers'] as Payload[] | undefined) ?? []);
  const position = all.find(({ type }) => type === 'position')?.['position'];
  const modifiers = all.filter(({ type }) => type !== 'position').map(readPayloadModifier);
  return {
    kind: 'primitive',
    ...(mark && { mark }),
    ...(modifiers.length > 0 && { modifiers }),
    ...(position !== undefined && { position: position as PositionName }),
  };
}

function readMark(mark: Payload | undefined): Mark | undefined {
  if (!mark) return undefined;
  switch (mark['type']) {
    case 'cursorToken':
      return undefined;
    case 'cursor':
    case 'that':
    case 'source':
    case 'nothing':
      return { kind: mark['type'] };
    case 'decoratedSymbol': {
      const style = String(mark['symbolColor']).replace('purple', 'pink');
      const hat = parseHatStyle(style) ?? { color: style, shape: 'default' };
      return { kind: 'hat', hat, character: String(mark['character']) };
    }
    case 'lineNumber':
      return readLines(mark);
    case 'range':
      return joinLines(
        readLine(mark['anchor'] as Payload),
        readLine(mark['active'] as Payload),
        mark,
      );
    default:
      throw new Error(`unknown mark ${String(mark['type'])}`);
  }
}

function readLines(mark: Payload): Mark {
  if (!mark['anchor']) return readLine(mark);
  return joinLines(readLine(mark['anchor'] as Payload), readLine(mark['active'] as Payload), mark);
}

function joinLines(anchor: LineMark, active: LineMark, mark: Payload): Mark {
  if (JSON.stringify(anchor) === JSON.stringify(active)) return anchor;
  return {
    kind: 'lines',
    anchor,
    active,
    excludeAnchor: mark['excludeAnchor'] === true,
    excludeActive: mark['excludeActive'] === true,
  };
}

function readLine(mark: Payload): LineMark {
  return {
    kind: 'line',
    counting: (mark['lineNumberType'] ?? mark['type']) as LineMark['counting'],
    number: Number(mark['lineNumber']),
  };
}
