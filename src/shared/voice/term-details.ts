import { capitalize } from '../text/capitalize.ts';
import type { GroupId } from './group-id.ts';

/** Facts about a term besides its forms. */
export interface TermDetails {
  /** A short description; empty if the identifier is clear enough. */
  readonly what: string;
  /** Address of its explanation, without the base path: `/user/actions/#delete`. Empty: none. */
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

/** A site's file about the terms of its language, which are named `group:identifier`. */
export interface WrittenTerms {
  readonly groups: Readonly<Record<string, Partial<GroupDetails>>>;
  readonly terms: Readonly<Record<string, Partial<TermDetails>>>;
}

/** Returns the title and defaults of a group. */
export function groupDetails({ groups }: WrittenTerms, id: GroupId): GroupDetails {
  const title = capitalize(id).replaceAll('_', ' ');
  return { title, explained: '', ...groups[id] };
}

/** Returns the description, explanation and code of a term; plurals have those of their group. */
export function termDetails(
  written: WrittenTerms,
  group: GroupId,
  identifier: string,
): TermDetails {
  const { explained, api } = groupDetails(written, group);
  const own = written.terms[`${group}:${identifier}`];
  return { what: '', explained, ...(api ? { api } : {}), ...own };
}
