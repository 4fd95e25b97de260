import type { Term } from '#shared/voice/term.ts';
import type { SpokenModifier, Ordinal, PlainModifier } from '#shared/voice/grammar/tree.ts';
import type { Exclusion, Modifier, Scope } from '../model/command.ts';

/** Modifiers without arguments, keyed by the extension's names. */
export const simpleModifiers: Readonly<Record<string, Modifier>> = {
  interiorOnly: { kind: 'interior' },
  excludeInterior: { kind: 'bounds' },
  toRawSelection: { kind: 'just' },
  leading: { kind: 'leading' },
  trailing: { kind: 'trailing' },
  keepContentFilter: { kind: 'keep-content' },
  keepEmptyFilter: { kind: 'keep-empty' },
  inferPreviousMark: { kind: 'its' },
};

/** Returns which ends a range's connective excludes; without a connective, neither. */
export function readExclusion(connective: string | undefined): Exclusion {
  return {
    excludeAnchor: connective === 'rangeExclusive' || connective === 'rangeExcludingStart',
    excludeActive: connective === 'rangeExclusive' || connective === 'rangeExcludingEnd',
  };
}

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
    case 'first-last-count': {
      const length = Number(modifier.count.identifier);
      const start = modifier.side.identifier === 'last' ? -length : 0;
      return { kind: 'ordinal', scope: readScope(modifier.scope), start, length };
    }
    default:
      return readRelative(modifier);
  }
}

/** Converts a spoken form to a scope. The identifier of a custom scope is its pattern. */
function readScope({ group, identifier }: Term): Scope {
  return group.startsWith('custom_regex')
    ? { kind: 'pattern', pattern: identifier }
    : { kind: 'simple', name: identifier };
}

function readOrdinals(modifier: PlainModifier & { readonly kind: 'ordinal-range' }): Modifier {
  const { start, end, connective } = modifier;
  const scope = readScope(modifier.scope);
  const read = ({ ordinal, last }: Ordinal): Modifier => {
    const number = Number(ordinal?.identifier ?? 1);
    return { kind: 'ordinal', scope, start: last ? -number : number - 1, length: 1 };
  };
  const anchor = read(start);
  return end
    ? { kind: 'range', anchor, active: read(end), ...readExclusion(connective?.identifier) }
    : anchor;
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
