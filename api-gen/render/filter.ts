import type { MemberView, SectionView } from '../model/api-page.ts';
import { joinBlocks } from './description.ts';

/** Pages with more members than this can be filtered. */
const longPage = 12;

/** Whether a page has so many members that its readers need a filter. */
export function isLongPage(sections: readonly SectionView[]): boolean {
  return (
    sections.reduce((count, section) => count + section.members.length, 0) > longPage &&
    filterSwitches(sections).length > 1
  );
}

/** Switches for kinds and visibility, as they exist on a page. */
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

/** Whether a member is for its own class only. */
export function isPrivate(member: MemberView): boolean {
  return member.modifiers.includes('private');
}

/** Name of a section as the end of a class: `type-aliases`. */
export function sectionName(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

/** A part of the page that a switch can hide. */
export function switchable(className: string, content: string): string {
  return joinBlocks([`<div class="${className}">`, content, '</div>']);
}
