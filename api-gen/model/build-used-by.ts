import { codeTokens } from './code.ts';
import type { Declaration } from './declaration.ts';
import type { LinkTable, Place } from './links.ts';
import type { NamedLink } from './api-page.ts';

/** For every place, the places whose types mention it, in name order. */
export function buildUsedBy(table: LinkTable): Map<string, NamedLink[]> {
  const users = new Map<string, Map<string, Place>>();
  for (const place of new Set(table.places.values())) {
    const { inheritedFrom, kind } = place.declaration;
    if (inheritedFrom || kind === 'reference') continue;
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

/** The module's name makes names unique: two classes with the same name are two entries. */
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

function mentionedPlaces(table: LinkTable, { code, signatures }: Declaration): Place[] {
  const tokens = codeTokens([...code, ...signatures.flatMap((signature) => signature.code)]);
  return tokens.flatMap(({ target }) =>
    target?.kind === 'declaration' ? (table.places.get(target.id) ?? []) : [],
  );
}
