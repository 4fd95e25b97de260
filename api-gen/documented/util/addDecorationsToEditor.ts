/**
 * Decides which token wears which hat and draws the hats.
 *
 * @module
 */
import Decorations from '../core/Decorations';
import { IndividualHatMap } from '../core/IndividualHatMap';
import { TokenGraphemeSplitter } from '../libs/cursorless-engine/tokenGraphemeSplitter';

/**
 * Gives hats to the tokens visible in all editors, starting with the active one, and paints them.
 * Tokens near the cursor choose first; each takes the best style that is still free for one of its
 * characters, and among equals the character that is not needed again for longest.
 *
 * @param hatTokenMap - Receives the new assignment; it is emptied first.
 * @param decorations - The hat styles in order of preference.
 * @param tokenGraphemeSplitter - Divides tokens into the characters that can be spoken.
 */
export declare function addDecorationsToEditors(
  hatTokenMap: IndividualHatMap,
  decorations: Decorations,
  tokenGraphemeSplitter: TokenGraphemeSplitter,
): void;
