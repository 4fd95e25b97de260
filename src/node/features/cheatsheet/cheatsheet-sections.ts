import type { GroupId } from '#shared/voice/group-id.ts';
import sections from './cheatsheet-sections.json' with { type: 'json' };

/** Rows with a common title. */
export interface CheatsheetPart {
  /** Empty if the section has only one part. */
  readonly title: string;
  readonly groups: readonly GroupId[];
  /**
   * The terms to show from these groups, most used first. If omitted, all terms that no other part
   * of the section lists.
   */
  readonly identifiers?: readonly string[];
}

/**
 * A section of the cheatsheet: `parts` are shown as rows, and `lists` (groups of characters and
 * ordinals) as lists.
 */
export interface CheatsheetSection {
  readonly title: string;
  readonly parts: readonly CheatsheetPart[];
  readonly lists: readonly GroupId[];
}

/**
 * All vocabulary groups, in the order in which a command uses them. Plurals and numbers follow
 * rules and have no rows.
 */
export const cheatsheetSections = sections as readonly CheatsheetSection[];
