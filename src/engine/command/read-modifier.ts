import type { Term } from '#shared/voice/term.ts';
import type { SpokenModifier, Ordinal, PlainModifier } from '#shared/voice/grammar/tree.ts';
import type { Modifier, Scope } from '../model/command.ts';
import { readExclusion } from './read-exclusion.ts';
import { simpleModifiers } from './simple-modifiers.ts';

/** Converts a parsed modifier to a description. */
export function readModifier(modifier: SpokenModifier): Modifier {
  if (modifier.kind === 'interior') return { kind: 'interior' };
  if (modifier.kind === 'head-tail') {
    const inner: Modifier[] = [
      ...(modifier.interior ? [{ kind: 'interior' } as const] : []),
      ...(modifier.modifier ? [readPlain(modifier.modifier)] : []),
    ];
    const kind = modifier.side.identifier === 'extendThroughStartOf' ? 'head' : 'tail';
    return { kind, modifiers: inner.length > 0 ? inner : undefined };
  }
  return readPlain(modifier);
}

function readPlain(modifier: PlainModifier): Modifier {
  switch (modifier.kind) {
    case 'simple-modifier':
      return simpleModifiers[modifier.modifier.identifier] ?? { kind: 'just' };
    case 'containing-scope':
      return { kind: modifier.every ? 'every' : 'containing', scope: readScope(modifier.scope) };
    case 'surrounding-pair':
      return {
        kind: 'containing',
        scope: {
          kind: 'pair',
          delimiter: modifier.pair.identifier,
          force: modifier.force?.identifier as 'left' | 'right' | undefined,
        },
      };
    case 'ordinal-range':
      return readOrdinals(modifier);
    case 'first-last-count':
      return readFirstLast(modifier.side, Number(modifier.count.identifier), modifier.scope);
    default:
      return readRelative(modifier);
  }
}

/** Returns the scope of a spoken form; a custom scope is its own pattern. */
function readScope({ group, identifier }: Term): Scope {
  return group.startsWith('custom_regex')
    ? { kind: 'pattern', pattern: identifier }
    : { kind: 'simple', name: identifier };
}

function readOrdinals(modifier: PlainModifier & { readonly kind: 'ordinal-range' }): Modifier {
  const scope = readScope(modifier.scope);
  const anchor: Modifier = {
    kind: 'ordinal',
    scope,
    start: readOrdinal(modifier.start),
    length: 1,
  };
  if (!modifier.end) return anchor;
  return {
    kind: 'range',
    anchor,
    active: { kind: 'ordinal', scope, start: readOrdinal(modifier.end), length: 1 },
    ...readExclusion(modifier.connective?.identifier),
  };
}

function readOrdinal({ ordinal, last }: Ordinal): number {
  const number = Number(ordinal?.identifier ?? 1);
  return last ? -number : number - 1;
}

function readFirstLast(side: Term, count: number, scope: Term): Modifier {
  return {
    kind: 'ordinal',
    scope: readScope(scope),
    start: side.identifier === 'last' ? -count : 0,
    length: count,
  };
}

type RelativeModifier = PlainModifier & {
  readonly kind: 'relative-one' | 'relative-many' | 'count-from-here' | 'one-directed';
};

function readRelative(modifier: RelativeModifier): Modifier {
  const direction = ['previous', 'backward'].includes(modifier.direction?.identifier ?? '')
    ? 'backward'
    : 'forward';
  const common = { kind: 'relative', scope: readScope(modifier.scope), direction } as const;
  switch (modifier.kind) {
    case 'relative-one':
      return { ...common, offset: Number(modifier.ordinal?.identifier ?? 1), length: 1 };
    case 'relative-many':
      return { ...common, offset: 1, length: Number(modifier.count.identifier) };
    case 'count-from-here':
      return { ...common, offset: 0, length: Number(modifier.count.identifier) };
    case 'one-directed':
      return { ...common, offset: 0, length: 1 };
  }
}
