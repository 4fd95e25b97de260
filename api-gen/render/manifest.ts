import type { ApiManifestEntry, ApiMember } from '#shared/api/api-manifest.ts';
import type { ApiPage, MemberView } from '../model/api-page.ts';
import { marksOf } from './description.ts';
import { pageTitle } from './frontmatter.ts';

/** Converts pages to manifest entries, in the same order. */
function buildManifest(pages: readonly ApiPage[]): ApiManifestEntry[] {
  const overriders = countOverriders(pages);
  return pages.map((page) => ({
    id: page.id,
    path: page.path,
    title: pageTitle(page),
    label: page.label,
    kind: page.kind,
    category: page.category,
    source: page.position?.file ?? null,
    symbols: [
      ...new Set(page.sections.flatMap((section) => section.members.map((member) => member.name))),
    ],
    deprecated: page.description.deprecated !== undefined,
    marks: unlessEmpty([...new Set(marksOf(page.description))]),
    bases: unlessEmpty(page.bases),
    members: page.sections.flatMap((section) =>
      section.members.map((member) =>
        toMember(member, overriders.get(`${page.path}#${member.id}`) ?? 0),
      ),
    ),
  }));
}

/**
 * Maps the `href` of each overridden member to the number of members that override or implement it,
 * directly or indirectly.
 */
function countOverriders(pages: readonly ApiPage[]): ReadonlyMap<string, number> {
  const direct = new Map<string, string[]>();
  for (const { path, sections } of pages)
    for (const { id, overrides, implementationOf } of sections.flatMap(({ members }) => members))
      for (const base of new Set([overrides?.href, implementationOf?.href]))
        if (base !== undefined) direct.set(base, [...(direct.get(base) ?? []), `${path}#${id}`]);
  const collect = (href: string, found: Set<string>): Set<string> => {
    for (const next of direct.get(href) ?? []) if (!found.has(next)) collect(next, found.add(next));
    return found;
  };
  return new Map([...direct.keys()].map((href) => [href, collect(href, new Set()).size]));
}

function toMember(member: MemberView, overriders: number): ApiMember {
  const { name, id, kind, shapes, description, signatures, overrides, implementationOf } = member;
  const described = [description, ...signatures.map((signature) => signature.description)];
  const marks = new Set(described.flatMap(marksOf));
  const isOverride = overrides !== undefined || implementationOf !== undefined;
  return {
    name,
    id,
    kind,
    marks: unlessEmpty([...(isOverride ? ['override'] : []), ...marks]),
    overriders: overriders || undefined,
    shapes: unlessEmpty(shapes),
  };
}

/** Returns a list, or undefined if it is empty, so that its field is omitted. */
function unlessEmpty(values: readonly string[]): readonly string[] | undefined {
  return values.length === 0 ? undefined : values;
}

/** Renders the manifest as a file with one page per line, for readable diffs. */
export function renderManifest(pages: readonly ApiPage[]): string {
  return `[\n${buildManifest(pages)
    .map((entry) => JSON.stringify(entry))
    .join(',\n')}\n]\n`;
}
