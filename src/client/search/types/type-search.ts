import { once } from '#engine/text/once.ts';
import { encodePath } from '#shared/paths/base-path.ts';
import { memberUrl, type DeclarationIndex } from '#shared/search/declaration-index.ts';
import { groupBy } from '#shared/text/group-by.ts';
import type { RankedHits, SearchHit } from '../engine/search-hit.ts';
import { resultLimits } from '../engine/result-limits.ts';
import { matchShape, toQueryShape, type Callable, type Distance } from './match-shape.ts';
import { parseShape, type Type } from './parse-type.ts';

/** Finds functions, methods and accessors by their types, best match first. */
export type TypeSearch = (query: string, limit?: number) => RankedHits;

/** A callable and its hit. */
interface Entry {
  readonly callable: Callable;
  readonly hit: SearchHit;
  readonly isOverride: boolean;
}

/** Extra cost of declarations that override another. */
const overrideCost = 0.05;

/** Creates the type search over the reference. */
export function createTypeSearch(index: DeclarationIndex): TypeSearch {
  const entries = index.flatMap(toEntries);
  const distance = createDistance(index);
  return (query, limit = resultLimits.shown) => {
    const shape = parseShape(query);
    const queryShape = shape && toQueryShape(shape);
    if (!queryShape) return { hits: [], count: 0, suggestions: [] };
    const isOpen = !/^\s*(?:<[^>]*>)?\s*\(/.test(query);
    const best = new Map<string, { readonly entry: Entry; readonly cost: number }>();
    for (const entry of entries) {
      const found = matchShape(queryShape, entry.callable, distance, isOpen);
      const cost = found + (entry.isOverride ? overrideCost : 0);
      if (cost < (best.get(entry.hit.url)?.cost ?? Infinity))
        best.set(entry.hit.url, { entry, cost });
    }
    const sorted = [...best.values()].sort(
      (a, b) => a.cost - b.cost || compare(a.entry.hit.title.text, b.entry.hit.title.text),
    );
    return {
      count: Math.min(sorted.length, resultLimits.all),
      suggestions: [],
      hits: sorted.slice(0, limit).map(({ entry }) => entry.hit),
    };
  };
}

function compare(a: string, b: string) {
  return a < b ? -1 : Number(a > b);
}

function toEntries([path, name, kind, , ...members]: DeclarationIndex[number]): readonly Entry[] {
  const isType = kind === 'class' || kind === 'interface';
  const [head = '', generics = ''] = name.split(/[<>]/);
  const owned = generics.split(', ').filter(Boolean);
  const receiver: Type = {
    head: head.split('.').at(-1) ?? '',
    parts: owned.map((variable) => ({ head: variable, parts: [] })),
  };
  return members.flatMap((member) => {
    const [memberName, memberKind, , marks = '', ...shapes] = member;
    const words = marks.split('\n');
    return shapes.flatMap((text) => {
      const shape = parseShape(text);
      if (!shape) return [];
      const isOfValue = isType && memberKind !== 'constructor' && !words.includes('static');
      return [
        {
          isOverride: words.includes('override'),
          callable: {
            ...shape,
            variables: new Set([...shape.variables, ...owned]),
            receiver: isOfValue ? receiver : undefined,
          },
          hit: {
            url: encodePath(memberUrl(path, member)),
            group: 'api',
            titles: [name, memberName],
            title: { text: memberName, marks: [] },
            snippet: { text, marks: [] },
          } as const,
        },
      ];
    });
  });
}

/**
 * Returns a function that counts the steps from a type to a supertype. Types that share a name are
 * treated as one.
 */
function createDistance(index: DeclarationIndex): Distance {
  const byName = groupBy(index, ([, name]) => name.split('<')[0]?.split('.').at(-1));
  const stepsFrom = once((below: string) => {
    const steps = new Map([[below, 0]]);
    for (const [type, count] of steps)
      for (const [, , , bases] of byName.get(type) ?? [])
        for (const base of bases === '' ? [] : bases.split('\n'))
          if (!steps.has(base)) steps.set(base, count + 1);
    return steps;
  });
  return (below, above) => stepsFrom(below).get(above);
}
