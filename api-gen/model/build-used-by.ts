import { groupBy } from '#shared/text/group-by.ts';
import { codeTokens, type Code } from './code.ts';
import type { Declaration } from './declaration.ts';
import { placeOf, type LinkTable, type Place } from './links.ts';
import { useRoles, type UseRole, type Uses } from './api-page.ts';

/**
 * Maps the `href` of every used declaration to the places whose types mention it, grouped by role
 * and sorted by name.
 */
export function buildUsedBy(table: LinkTable): Map<string, Uses> {
  const users = [...new Set(table.places.values())].flatMap((place) => {
    const { inheritedFrom, kind } = place.declaration;
    if (inheritedFrom || kind === 'reference') return [];
    const mentioned = mentions(table, place.declaration);
    return useRoles.flatMap((role) =>
      mentioned[role]
        .filter((target) => target !== place && !isOnSamePage(target, place))
        .map(({ href }) => ({ href, role, place })),
    );
  });
  const byTarget = groupBy(users, ({ href }) => href);
  return new Map([...byTarget].map(([href, found]) => [href, groupUses(found)] as const));
}

/** A place that uses a type, with its role. */
interface User {
  readonly role: UseRole;
  readonly place: Place;
}

/**
 * Whether a use needs no link because both places are on the same page. Members of a class need no
 * link to their class, but declarations on a module's or namespace's page do.
 */
function isOnSamePage(target: Place, { href, page }: Place): boolean {
  return (
    target.href.split('#')[0] === href.split('#')[0] &&
    page.category !== 'modules' &&
    page.category !== 'namespaces'
  );
}

/**
 * Groups the users of a type by role. Adds the module to a shared name, so that two classes with
 * the same name remain two entries.
 */
function groupUses(users: readonly User[]): Uses {
  const named = groupBy(new Set(users.map(({ place }) => place)), ({ name }) => name);
  return useRoles.flatMap((role) => {
    const places = new Set(users.filter((user) => user.role === role).map(({ place }) => place));
    const links = [...places]
      .map(({ name, href, page }) => {
        const isShared = (named.get(name)?.length ?? 0) > 1;
        return { name: isShared ? `${name} (${page.module.name})` : name, href };
      })
      .sort(byName);
    return links.length > 0 ? [{ role, links }] : [];
  });
}

/** Compares names by UTF-16 code units. */
export function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

/**
 * Lists the places of all declarations that a declaration's types mention, by role. The constraint
 * of a type parameter counts as `takes`.
 */
function mentions(
  table: LinkTable,
  { code, signatures, extends: extended, implements: implemented }: Declaration,
): Readonly<Record<UseRole, readonly Place[]>> {
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
  return {
    takes: taken,
    returns: returned,
    holds: held,
    // Pages already list the types that extend them.
    extends: bases.filter(({ page, declaration }) => page.declaration !== declaration),
  };
}
