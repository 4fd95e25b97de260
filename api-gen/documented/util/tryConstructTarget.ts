/**
 * Makes targets from ranges that may be missing.
 *
 * @module
 */
import { Range, TextEditor } from '../libs/common';
import { CommonTargetParameters, LineTarget, PlainTarget } from '../processTargets/targets';
import { Target } from '../typings/target.types';

/** A class of targets that needs nothing but the common parameters. */
type TargetConstructor<T extends Target> = new (parameters: CommonTargetParameters) => T;

/**
 * Makes a target of a given class.
 *
 * @param constructor - The class.
 * @param editor - The editor in which the range lies.
 * @param range - Content of the target.
 * @param isReversed - Whether the target faces backwards.
 * @returns The target, or `undefined` if there is no range.
 */
export declare function tryConstructTarget<T extends Target>(
  constructor: TargetConstructor<T>,
  editor: TextEditor,
  range: Range | undefined,
  isReversed: boolean,
): T | undefined;

/**
 * Makes a {@link PlainTarget}, the kind used for delimiters.
 *
 * @param editor - The editor in which the range lies.
 * @param range - Content of the target.
 * @param isReversed - Whether the target faces backwards.
 * @returns The target, or `undefined` if there is no range.
 */
export declare function tryConstructPlainTarget(
  editor: TextEditor,
  range: Range | undefined,
  isReversed: boolean,
): PlainTarget | undefined;

/**
 * Makes a {@link LineTarget}.
 *
 * @param editor - The editor in which the range lies.
 * @param range - Content of the target.
 * @param isReversed - Whether the target faces backwards.
 * @returns The target, or `undefined` if there is no range.
 */
export declare function constructLineTarget(
  editor: TextEditor,
  range: Range | undefined,
  isReversed: boolean,
): LineTarget | undefined;

export {};
