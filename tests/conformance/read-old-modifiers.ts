import type { Payload } from './read-payload-modifier.ts';

/**
 * Converts the modifiers of a version 0 or 1 target to version 2. In the old versions, a target has
 * one modifier, a selection type and a position.
 */
export function readOldModifiers(target: Payload, action: string): Payload[] {
  const modifier = target['modifier'] as Payload | undefined;
  return [
    ...readPosition(target, action),
    ...readSelectionType(target, modifier),
    ...(modifier ? readModifier(modifier) : []),
  ];
}

function readPosition(
  {
    position,
    insideOutsideType: side,
  }: Payload & { position?: unknown; insideOutsideType?: unknown },
  action: string,
): Payload[] {
  if (position !== 'before' && position !== 'after') return [];
  const isBefore = position === 'before';
  if (side === 'inside') return [{ type: 'position', position: isBefore ? 'start' : 'end' }];
  if (action === 'remove') return [{ type: isBefore ? 'leading' : 'trailing' }];
  return [{ type: 'position', position }];
}

function readSelectionType(target: Payload, modifier: Payload | undefined): Payload[] {
  const type = target['selectionType'];
  if (type === undefined) return [];
  const mark = (target['mark'] as Payload | undefined)?.['type'];
  if (type === 'token' && modifier?.['type'] === 'subpiece') return [];
  if ((type === 'token' || type === 'line') && mark === 'lineNumber') return [];
  return [{ type: 'containingScope', scopeType: { type } }];
}

function readModifier(modifier: Payload): Payload[] {
  switch (modifier['type']) {
    case 'identity':
      return [];
    case 'containingScope': {
      const { includeSiblings, scopeType, ...rest } = modifier;
      const type = includeSiblings === true ? 'everyScope' : 'containingScope';
      return [{ ...rest, type, scopeType: { type: scopeType } }];
    }
    case 'surroundingPair': {
      const { delimiterInclusion, ...scopeType } = modifier;
      const pair = { type: 'containingScope', scopeType };
      return delimiterInclusion === 'interiorOnly' || delimiterInclusion === 'excludeInterior'
        ? [{ type: delimiterInclusion }, pair]
        : [pair];
    }
    case 'subpiece': {
      const { pieceType, ...rest } = modifier;
      return [{ ...rest, type: 'ordinalRange', scopeType: { type: pieceType } }];
    }
    case 'head':
      return [{ type: 'extendThroughStartOf' }];
    case 'tail':
      return [{ type: 'extendThroughEndOf' }];
    default:
      return [modifier];
  }
}
