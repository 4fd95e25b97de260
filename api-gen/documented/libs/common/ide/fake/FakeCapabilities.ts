/**
 * Capabilities of the fake editor.
 *
 * @module
 */

import { Capabilities } from '../types/Capabilities';

/** An editor that has none of the commands. */
export declare class FakeCapabilities implements Capabilities {
  /** Each command, without capabilities. */
  commands: {
    /** `undefined`: the fake editor cannot copy. */
    clipboardCopy: undefined;
    /** `undefined`: the fake editor cannot comment lines. */
    toggleLineComment: undefined;
    /** `undefined`: the fake editor cannot indent lines. */
    indentLine: undefined;
    /** `undefined`: the fake editor cannot outdent lines. */
    outdentLine: undefined;
    /** `undefined`: the fake editor cannot rename symbols. */
    rename: undefined;
    /** `undefined`: the fake editor cannot offer quick fixes. */
    quickFix: undefined;
    /** `undefined`: the fake editor cannot find definitions. */
    revealDefinition: undefined;
    /** `undefined`: the fake editor cannot find definitions of types. */
    revealTypeDefinition: undefined;
    /** `undefined`: the fake editor cannot show hovers. */
    showHover: undefined;
    /** `undefined`: the fake editor cannot show values while debugging. */
    showDebugHover: undefined;
    /** `undefined`: the fake editor cannot extract variables. */
    extractVariable: undefined;
    /** `undefined`: the fake editor cannot fold. */
    fold: undefined;
    /** `undefined`: the fake editor cannot unfold. */
    unfold: undefined;
    /** `undefined`: the fake editor cannot list references. */
    showReferences: undefined;
  };
}
