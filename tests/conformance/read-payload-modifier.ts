import { simpleModifiers } from '#engine/command/read-modifier.ts';
import type { Modifier, Scope } from '#engine/model/command.ts';

/** An object in a recorded command, as parsed from the file. */
export type Payload = Readonly<Record<string, unknown>>;

/**
 * Converts a modifier of a recorded command to the engine's form. Throws if its type is unknown.
 */
export function readPayloadModifier(modifier: Payload): Modifier {
  const type = String(modifier['type']);
  const known = simpleModifiers[type];
  if (known) return known;
  switch (type) {
    case 'extendThroughStartOf':
    case 'extendThroughEndOf':
      return readHeadTail(modifier);
    case 'containingScope':
      return {
        kind: 'containing',
        scope: readScope(modifier['scopeType'] as Payload),
        ...(modifier['ancestorIndex'] !== undefined && {
          ancestor: Number(modifier['ancestorIndex']),
        }),
      };
    case 'everyScope':
      return { kind: 'every', scope: readScope(modifier['scopeType'] as Payload) };
    case 'ordinalScope':
      return {
        kind: 'ordinal',
        scope: readScope(modifier['scopeType'] as Payload),
        start: Number(modifier['start']),
        length: Number(modifier['length']),
      };
    case 'ordinalRange':
      return readOrdinals(modifier);
    case 'relativeScope':
      return {
        kind: 'relative',
        scope: readScope(modifier['scopeType'] as Payload),
        offset: Number(modifier['offset']),
        length: Number(modifier['length']),
        direction: modifier['direction'] as 'forward' | 'backward',
      };
    case 'range':
      return {
        kind: 'range',
        anchor: readPayloadModifier(modifier['anchor'] as Payload),
        active: readPayloadModifier(modifier['active'] as Payload),
        excludeAnchor: modifier['excludeAnchor'] === true,
        excludeActive: modifier['excludeActive'] === true,
      };
    default:
      throw new Error(`unknown modifier ${type}`);
  }
}

function readHeadTail(modifier: Payload): Modifier {
  const inner = modifier['modifiers'] as Payload[] | undefined;
  return {
    kind: modifier['type'] === 'extendThroughStartOf' ? 'head' : 'tail',
    ...(inner && { modifiers: inner.map(readPayloadModifier) }),
  };
}

function readOrdinals(modifier: Payload): Modifier {
  const scope = readScope(modifier['scopeType'] as Payload);
  const [anchor, active] = ['anchor', 'active'].map((end): Modifier => ({
    kind: 'ordinal',
    scope,
    start: Number(modifier[end]),
    length: 1,
  }));
  if (!anchor || !active || modifier['anchor'] === modifier['active'])
    return anchor ?? { kind: 'just' };
  return {
    kind: 'range',
    anchor,
    active,
    excludeAnchor: modifier['excludeAnchor'] === true,
    excludeActive: modifier['excludeActive'] === true,
  };
}

/** Current scope names, keyed by former name. */
const renamed: Readonly<Record<string, string>> = {
  arrowFunction: 'anonymousFunction',
  dictionary: 'map',
  regex: 'regularExpression',
};

function readScope(scope: Payload): Scope {
  const type = String(scope['type']);
  switch (type) {
    case 'surroundingPair': {
      const force = scope['forceDirection'] as 'left' | 'right' | null | undefined;
      return { kind: 'pair', delimiter: String(scope['delimiter']), ...(force && { force }) };
    }
    case 'customRegex':
      return { kind: 'pattern', pattern: String(scope['regex']) };
    case 'oneOf':
      return { kind: 'any-of', scopes: (scope['scopeTypes'] as Payload[]).map(readScope) };
    default:
      return { kind: 'simple', name: renamed[type] ?? type };
  }
}
