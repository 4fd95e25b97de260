import { codeTokens, type Code } from './code.ts';
import type { Declaration, Signature } from './declaration.ts';
import type { LinkTable, Place } from './links.ts';
import type { NamedLink } from './api-page.ts';

/** For every place, the places whose types mention it, in order of their names. */
export function buildUsedBy(table: LinkTable): Map<string, NamedLink[]> {
  const users = new Map<string, Map<string, Place>>();
  for (const place of new Set(table.places.values())) {
    if (place.declaration.inheritedFrom) continue;
    for (const target of mentionedPlaces(table, place.declaration)) {
      const isSelf =
        target.href.split('#')[0] === place.href.split('#')[0] &&
        place.page.category !== 'modules' &&
        place.page.category !== 'namespaces';
      if (isSelf || target === place) continue;
      const known = users.get(target.href) ?? new Map<string, Place>();
      users.set(target.href, known.set(place.href, place));
    }
  }
  return new Map(
    [...users].map(([href, places]) => [href, toLinks([...places.values()])] as const),
  );
}

/** The module's name makes names unique: two classes of one name are two entries. */
function toLinks(places: readonly Place[]): NamedLink[] {
  const counts = new Map<string, number>();
  for (const { name } of places) counts.set(name, (counts.get(name) ?? 0) + 1);
  return places
    .map((place) => ({
      name:
        (counts.get(place.name) ?? 0) > 1
          ? `${place.name} (${place.page.module.name})`
          : place.name,
      href: place.href,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
}

function mentionedPlaces(table: LinkTable, declaration: Declaration): Place[] {
  const tokens = codeTokens([
    ...ownCode(declaration),
    ...declaration.signatures.flatMap(signatureCode),
    ...memberCode(declaration),
  ]);
  return tokens.flatMap(({ target }) =>
    target?.kind === 'declaration' ? (table.places.get(target.id) ?? []) : [],
  );
}

/** Members of a type alias have no place of their own: what they mention counts for the alias. */
function memberCode(declaration: Declaration): Code[] {
  return declaration.kind === 'type alias'
    ? declaration.children.flatMap((child) => [
        ...child.code,
        ...child.signatures.flatMap(signatureCode),
      ])
    : [];
}

function ownCode(declaration: Declaration): readonly Code[] {
  return declaration.code;
}

function signatureCode(signature: Signature): readonly Code[] {
  return signature.code;
}
