import { capitalize } from '../text/capitalize.ts';
import type { GroupId } from './group-id.ts';

/** Documentation of a term. */
export interface TermDetails {
  /** A short description; empty if the identifier is clear enough. */
  readonly what: string;
  /**
   * Path and heading id of the term's explanation, without the base path (`/user/actions/#delete`);
   * empty if there is none.
   */
  readonly explained: string;
  /** Slug of the term's implementation in the API reference: `classes/actions_Remove.Delete`. */
  readonly api?: string;
}

/** A group's title, and the defaults for its terms. */
export interface GroupDetails {
  readonly title: string;
  readonly explained: string;
  readonly api?: string;
}

/**
 * A site's file that documents the terms of its language. `groups` is keyed by group, `terms` by
 * `group:identifier`.
 */
export interface WrittenTerms {
  readonly groups: Readonly<Record<string, Partial<GroupDetails>>>;
  readonly terms: Readonly<Record<string, Partial<TermDetails>>>;
}

/** Returns a group's title (by default, its id in words) and the defaults for its terms. */
export function groupDetails({ groups }: WrittenTerms, id: GroupId): GroupDetails {
  const title = capitalize(id).replaceAll('_', ' ');
  return { title, explained: '', ...groups[id] };
}

/**
 * Returns a term's description, explanation, and implementation. The last two default to the
 * group's, for example for plurals.
 */
export function termDetails(
  written: WrittenTerms,
  group: GroupId,
  identifier: string,
): TermDetails {
  const { explained, api } = groupDetails(written, group);
  const own = written.terms[`${group}:${identifier}`];
  return { what: '', explained, ...(api ? { api } : {}), ...own };
}
