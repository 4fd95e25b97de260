import type { GroupId } from '#shared/voice/group-id.ts';
import sections from './cheatsheet-sections.json' with { type: 'json' };

/** Rows with a common title. */
export interface CheatsheetPart {
  /** Empty in a section with a single part. */
  readonly title: string;
  readonly groups: readonly GroupId[];
  /**
   * The terms of these groups to show, most used first. Without it, all of them that no other part
   * of the section names.
   */
  readonly identifiers?: readonly string[];
}

/**
 * A section of the cheatsheet: groups shown as rows, and groups of characters and ordinals shown as
 * lists.
 */
export interface CheatsheetSection {
  readonly title: string;
  readonly parts: readonly CheatsheetPart[];
  readonly lists: readonly GroupId[];
}

/** All vocabulary groups in the order of a command. Plurals and numbers follow rules and have no rows. */
export const cheatsheetSections = sections as readonly CheatsheetSection[];
