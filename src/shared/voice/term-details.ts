import type { GroupId } from './group-id.ts';
import details from './term-details.json' with { type: 'json' };

/** Facts about a term besides its forms. */
export interface TermDetails {
  /** A short description; empty if the identifier is clear enough. */
  readonly what: string;
  /** Address of the section that explains it, without the base path: `/#delete`. */
  readonly explained: string;
  /** Address of its implementation in the API reference: `classes/actions_Remove.Delete`. */
  readonly api?: string;
}

/** Title of a group, and the defaults for its terms. */
export interface GroupDetails {
  readonly title: string;
  readonly explained: string;
  readonly api?: string;
}

const groups: Readonly<Record<GroupId, GroupDetails>> = details.groups;
const terms: Readonly<Record<string, Partial<TermDetails>>> = details.terms;

/** Returns the title and defaults of a group. */
export function groupDetails(id: GroupId): GroupDetails {
  return groups[id];
}

/** Returns the description, explanation and code of a term; plurals have those of their group. */
export function termDetails(group: GroupId, identifier: string): TermDetails {
  const { explained, api } = groups[group];
  return { what: '', explained, ...(api ? { api } : {}), ...terms[`${group}:${identifier}`] };
}
