import type { MemberView, SectionView } from '../model/api-page.ts';
import { sectionTitles } from '../model/sections.ts';

/** Pages with more members than this get switches for kinds of members. */
const longPage = 12;

/** Maximum number of members to show expanded; collapsing so few would hide the whole page. */
const openMembers = 3;

/** Lowercase titles of the sections that the page's style sheet can hide. */
const kinded: ReadonlySet<string> = new Set(
  Object.values(sectionTitles)
    .map((title) => title.toLowerCase())
    .filter((title) => title !== 'modules'),
);

/** Whether the details of a page's members are collapsed. */
export function hasFolds(sections: readonly SectionView[]): boolean {
  return countMembers(sections) > openMembers;
}

/** Whether a page has many members of several kinds, and therefore gets switches for the kinds. */
export function isLongPage(sections: readonly SectionView[]): boolean {
  return countMembers(sections) > longPage && kindSwitches(sections).length > 1;
}

/**
 * Renders the filter: switches for inherited members and, on a long page, for kinds of members and
 * private ones. `hasDetails` adds buttons that open and close everything collapsible. Renders
 * nothing if there are few members and no section has both own and inherited ones.
 */
export function renderFilter(sections: readonly SectionView[], hasDetails: boolean): string {
  const hasInherited = sections.some(
    ({ members, inherited }) => members.length > 0 && inherited.length > 0,
  );
  if (!hasFolds(sections) && !hasInherited) return '';
  const parts = [
    ...(hasDetails ? ['details'] : []),
    ...(isLongPage(sections) ? kindSwitches(sections) : []),
    ...(hasInherited ? ['inherited'] : []),
  ];
  return `::api-filter[${parts.join(', ')}]`;
}

function countMembers(sections: readonly SectionView[]): number {
  return sections.reduce((count, section) => count + section.members.length, 0);
}

function kindSwitches(sections: readonly SectionView[]): readonly string[] {
  const kinds = sections.map(({ title }) => title.toLowerCase()).filter((kind) => kinded.has(kind));
  const hasPrivate = sections.some((section) => section.members.some(isPrivate));
  return [...(kinds.length > 1 ? kinds : []), ...(hasPrivate ? ['private'] : [])];
}

/** Whether a member is private to its class. */
export function isPrivate(member: MemberView): boolean {
  return member.modifiers.includes('private');
}

/**
 * Returns the classes of a section: `api-section api-type-aliases`, or only `api-section` for a
 * group named in a comment.
 */
export function sectionClass(title: string): string {
  const kind = title.toLowerCase();
  return `api-section${kinded.has(kind) ? ` api-${kind.replaceAll(' ', '-')}` : ''}`;
}
