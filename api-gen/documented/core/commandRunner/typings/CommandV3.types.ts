/**
 * The third version of the command format, which is the current one.
 *
 * @module
 */

import type { PartialTargetDescriptor } from './PartialTargetDescriptor.types';
import type { ActionCommand } from './ActionCommand';

/** A command as the voice side sends it. */
export interface CommandV3 {
  /** The version of the format; always `3`. */
  version: 3;

  /** What the user said, for recordings and messages. */
  spokenForm?: string;

  /**
   * Whether hats mean what they meant when the phrase began. Only for senders that announce the
   * beginning of each phrase.
   */
  usePrePhraseSnapshot: boolean;

  /** What to do. */
  action: ActionCommand;

  /** What to do it to, in the order that the action expects; unsaid details are left out. */
  targets: PartialTargetDescriptor[];
}
