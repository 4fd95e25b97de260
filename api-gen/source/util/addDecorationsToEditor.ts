import Decorations from '../core/Decorations';
import { IndividualHatMap } from '../core/IndividualHatMap';
import { TokenGraphemeSplitter } from '../libs/cursorless-engine/tokenGraphemeSplitter';

export declare function addDecorationsToEditors(
  hatTokenMap: IndividualHatMap,
  decorations: Decorations,
  tokenGraphemeSplitter: TokenGraphemeSplitter,
): void;
