import { once } from '#engine/text/once.ts';
import { encodePath } from '#shared/paths/base-path.ts';
import { memberUrl, type DeclarationIndex } from '#shared/search/declaration-index.ts';
import { groupBy } from '#shared/text/group-by.ts';
import type { RankedHits } from '../engine/search-hit.ts';
import { resultLimits } from '../engine/result-limits.ts';
import { matchShape, toQueryShape, type Distance } from './match-shape.ts';
import { parseShape, type Type } from './parse-type.ts';

/** Extra cost of declarations that override another. */
const overrideCost = 0.05;

/**
 * Creates the type search over the reference, which finds functions, methods, constructors and
 * accessors by their types, best match first.
 */
export function createTypeSearch(index: DeclarationIndex) {
  const entries = index.flatMap(toEntries);
  const distance = createDistance(index);
  return (query: string, limit: number = resultLimits.shown): RankedHits => {
    const shape = parseShape(query);
    const queryShape = shape && toQueryShape(shape);
    if (!queryShape) return { hits: [], count: 0, suggestions: [] };
    const isOpen = !/^\s*(?:<[^>]*>)?\s*\(/.test(query);
    const matches = entries
      .map(({ callable, hit, isOverride }) => {
        const cost = matchShape(queryShape, callable, distance, isOpen);
        return { hit, cost: cost + (isOverride ? overrideCost : 0) };
      })
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost || compare(a.hit.title.text, b.hit.title.text));
    // Keeps only the best overload of each declaration.
    const hits = [...groupBy(matches, ({ hit }) => hit.url).values()].flatMap(
      ([best]) => best?.hit ?? [],
    );
    return {
      count: Math.min(hits.length, resultLimits.all),
      suggestions: [],
      hits: hits.slice(0, limit),
    };
  };
}

function compare(a: string, b: string) {
  return a < b ? -1 : Number(a > b);
}

function toEntries([path, name, kind, , ...members]: DeclarationIndex[number]) {
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
