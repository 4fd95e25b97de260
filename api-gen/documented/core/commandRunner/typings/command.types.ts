/**
 * Which commands are understood.
 *
 * @module
 */

import type { ActionCommand } from './ActionCommand';
import type { CommandV0, CommandV1 } from './legacy/CommandV0V1.types';
import type { CommandV2 } from './legacy/CommandV2.types';
import type { CommandV3 } from './CommandV3.types';

/**
 * A command of the current version without gaps: everything optional, but for the spoken form, is
 * there.
 */
export type CommandComplete = Required<Omit<CommandLatest, 'spokenForm'>> &
  Pick<CommandLatest, 'spokenForm'> & {
    /** The action, with its list of arguments even if that is empty. */
    action: Required<ActionCommand>;
  };

/** The number of the current version; senders of a later one are told to update the extension. */
export declare const LATEST_VERSION: 3;

/** A command of the current version. */
export type CommandLatest = Command & {
  /** The version of the format; always the current one. */
  version: typeof LATEST_VERSION;
};

/** A command of any version. Older ones are brought up to date before they are carried out. */
export type Command = CommandV0 | CommandV1 | CommandV2 | CommandV3;
