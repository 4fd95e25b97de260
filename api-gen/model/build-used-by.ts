import { codeTokens, type Code } from './code.ts';
import type { Declaration } from './declaration.ts';
import { placeOf, type LinkTable, type Place } from './links.ts';
import { useRoles, type UseRole, type Uses } from './api-page.ts';

/** Maps every place to the places whose types mention it, grouped by use, in name order. */
export function buildUsedBy(table: LinkTable): Map<string, Uses> {
  const users = new Map<string, User[]>();
  for (const place of new Set(table.places.values())) {
    const { inheritedFrom, kind } = place.declaration;
    if (inheritedFrom || kind === 'reference') continue;
    for (const { role, target } of mentions(table, place.declaration)) {
      if (target === place || isOnSamePage(target, place)) continue;
      const known = users.get(target.href) ?? [];
      if (known.some((user) => user.place === place && user.role === role)) continue;
      users.set(target.href, [...known, { role, place }]);
    }
  }
  return new Map([...users].map(([href, found]) => [href, groupUses(found)] as const));
}

/** A place that uses a type, and the way in which it does. */
interface User {
  readonly role: UseRole;
  readonly place: Place;
}

/**
 * Whether both are on the same page: members of a class need no link to their class, but
 * declarations on a module's page do.
 */
function isOnSamePage(target: Place, { href, page }: Place): boolean {
  return (
    target.href.split('#')[0] === href.split('#')[0] &&
    page.category !== 'modules' &&
    page.category !== 'namespaces'
  );
}

function groupUses(users: readonly User[]): Uses {
  const names = distinctNames([...new Set(users.map(({ place }) => place))]);
  return useRoles.flatMap((role) => {
    const links = users
      .filter((user) => user.role === role)
      .map(({ place }) => ({ name: names.get(place) ?? place.name, href: place.href }))
      .sort(byName);
    return links.length > 0 ? [{ role, links }] : [];
  });
}

/**
 * Makes names unique by adding the module's name, so that two classes with the same name remain two
 * entries.
 */
function distinctNames(places: readonly Place[]): Map<Place, string> {
  const counts = new Map<string, number>();
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    places.map((place) => {
      const isShared = (counts.get(place.name) ?? 0) > 1;
      return [place, isShared ? `${place.name} (${place.page.module.name})` : place.name];
    }),
  );
}

/** Compares names by UTF-16 code units. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/**
 * Lists every declaration mentioned in the types of another. The constraint of a type parameter
 * counts as `takes`.
 */
function mentions(
  table: LinkTable,
  { code, signatures, extends: extended, implements: implemented }: Declaration,
): readonly { readonly role: UseRole; readonly target: Place }[] {
  const found = (part: readonly Code[]): Place[] =>
    codeTokens(part).flatMap(({ target }) => placeOf(table, target) ?? []);
  const bases = found([...extended, ...implemented].flatMap((base) => codeTokens(base)[0] ?? []));
  const calls = signatures.map((signature) => {
    const returned = found(signature.returns);
    const taken = signature.parameters.flatMap((parameter) => found(parameter.code));
    const bounds = found(signature.code).filter((place) => !returned.includes(place));
    return { returned, taken: [...taken, ...bounds] };
  });
  const taken = calls.flatMap((call) => call.taken);
  const returned = calls.flatMap((call) => call.returned);
  const held = found(code).filter((place) => ![...taken, ...returned, ...bases].includes(place));
  return [
    ...taken.map((target) => ({ role: 'takes', target }) as const),
    ...returned.map((target) => ({ role: 'returns', target }) as const),
    ...held.map((target) => ({ role: 'holds', target }) as const),
    // Pages already list the types that extend them.
    ...bases
      .filter(({ page, declaration }) => page.declaration !== declaration)
      .map((target) => ({ role: 'extends', target }) as const),
  ];
}
