import type { MemberView, SectionView } from '../model/api-page.ts';
import { joinBlocks } from './description.ts';

/** Pages with more members than this can be filtered. */
const longPage = 12;

/** Whether a page has enough members to need a filter. */
export function isLongPage(sections: readonly SectionView[]): boolean {
  return (
    sections.reduce((count, section) => count + section.members.length, 0) > longPage &&
    filterSwitches(sections).length > 1
  );
}

/** Switches for the kinds and visibilities on a page. */
export function renderFilter(sections: readonly SectionView[]): string {
  return `::api-filter[${filterSwitches(sections).join(', ')}]`;
}

function filterSwitches(sections: readonly SectionView[]): readonly string[] {
  const kinds = sections.map(({ title }) => title.toLowerCase());
  const hasPrivate = sections.some((section) => section.members.some(isPrivate));
  const hasInherited = sections.some((section) => section.inherited.length > 0);
  return [
    ...(kinds.length > 1 ? kinds : []),
    ...(hasInherited ? ['inherited'] : []),
    ...(hasPrivate ? ['private'] : []),
  ];
}

/** Whether a member is only for its own class. */
export function isPrivate(member: MemberView): boolean {
  return member.modifiers.includes('private');
}

/** A section's name as a class suffix: `type-aliases`. */
export function sectionName(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** A part of the page that a switch can hide. */
export function switchable(className: string, content: string): string {
  return joinBlocks([`<div class="${className}">`, content, '</div>']);
}
