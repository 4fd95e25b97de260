/**
 * The grapheme splitter that everything uses.
 *
 * @module
 */

import { TokenGraphemeSplitter } from '../tokenGraphemeSplitter/tokenGraphemeSplitter';

/** Returns the splitter, which is made on the first call. */
declare function tokenGraphemeSplitter(): TokenGraphemeSplitter;

export default tokenGraphemeSplitter;
