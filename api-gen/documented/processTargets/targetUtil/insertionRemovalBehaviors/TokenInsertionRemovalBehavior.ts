/**
 * How tokens are removed.
 *
 * @module
 */
import { Range } from '../../../libs/common';
import type { Target } from '../../../typings/target.types';

/**
 * Makes a target of the whitespace before another target, on the same line.
 *
 * @param target - Any target.
 * @returns The whitespace, or `undefined` when there is none.
 */
export declare function getTokenLeadingDelimiterTarget(target: Target): Target | undefined;

/**
 * Makes a target of the whitespace after another target, on the same line.
 *
 * @param target - Any target.
 * @returns The whitespace, or `undefined` when there is none.
 */
export declare function getTokenTrailingDelimiterTarget(target: Target): Target | undefined;

/**
 * Returns a target's content together with the whitespace on one side, the following one if
 * possible. The space stays where removing it would make two tokens run together; a line on which
 * nothing else is left is emptied completely.
 *
 * @param target - Any target that behaves like a token.
 * @returns What to delete.
 */
export declare function getTokenRemovalRange(target: Target): Range;
