import GithubSlugger from 'github-slugger';
import type { Declaration } from './declaration.ts';
import { groupMembers, type SectionMembers } from './sections.ts';

/** A section, with the id of its heading. */
export interface AnchoredSection extends SectionMembers {
  readonly id: string;
}

/** The sections of a page, with the id of every heading and member. */
export interface PageAnchors {
  readonly sections: readonly AnchoredSection[];
  readonly memberIds: ReadonlyMap<Declaration, string>;
}

/** Ids used by the site's layout, which surrounds every page, and by sections of related types. */
const usedIds = ['root', 'main-content', 'hierarchy', 'implements'];

/**
 * Assigns GitHub-style heading ids to a page's sections and members: lowercase, with `-1` appended
 * to a repeated name.
 */
export function assignAnchors(owner: Declaration): PageAnchors {
  const slugger = new GithubSlugger();
  for (const id of usedIds) slugger.slug(id);
  const slug = (text: string) => slugger.slug(cleanAnchor(text));
  const memberIds = new Map<Declaration, string>();
  const sections = groupMembers(owner).map((section) => {
    const id = slug(section.title);
    for (const member of [...section.own, ...section.inherited, ...section.linked])
      memberIds.set(member, slug(member.name.replace(/^\[Symbol\./, '[')));
    return { ...section, id };
  });
  return { sections, memberIds };
}

/**
 * Truncates text to 120 characters and keeps only those that need no escaping in an id; never
 * returns an empty text.
 */
function cleanAnchor(text: string): string {
  return text.slice(0, 120).replace(/[^\w -]/g, '') || 'member';
}
