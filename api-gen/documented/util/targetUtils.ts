/**
 * Helpers for actions that work on lists of targets.
 *
 * @module
 */
import { Range, TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { SelectionWithEditor } from '../typings/Types';

/**
 * Makes sure that all targets are in one editor.
 *
 * @param targets - The targets of an action.
 * @returns That editor.
 * @throws When there is no target, or when they are in different editors.
 */
export declare function ensureSingleEditor(targets: Target[]): TextEditor;

/**
 * Makes sure that there is exactly one target.
 *
 * @param targets - The targets of an action.
 * @returns That target.
 * @throws When there is no target or more than one.
 */
export declare function ensureSingleTarget(targets: Target[]): Target;

/**
 * Calls a function once per document for arbitrary items, all at the same time. Items in different
 * editors of the same document go to the same call, since simultaneous edits of a document would
 * collide.
 *
 * @param targets - The items.
 * @param getEditor - Returns the editor of an item.
 * @param func - Handles the items of one document, in an editor that shows it.
 * @returns The results of all calls.
 */
export declare function runForEachEditor<T, U>(
  targets: T[],
  getEditor: (target: T) => TextEditor,
  func: (editor: TextEditor, editorTargets: T[]) => Promise<U>,
): Promise<U[]>;

/**
 * Calls a function once per document with the targets in it, all at the same time.
 *
 * @param targets - Targets in any number of editors.
 * @param func - Handles the targets of one document.
 * @returns The results of all calls.
 */
export declare function runOnTargetsForEachEditor<T>(
  targets: Target[],
  func: (editor: TextEditor, targets: Target[]) => Promise<T>,
): Promise<T[]>;

/**
 * Calls a function once per document with the targets in it, one call after the other, as editor
 * commands that depend on the focus require.
 *
 * @param targets - Targets in any number of editors.
 * @param func - Handles the targets of one document.
 * @returns The results in the order of the calls.
 */
export declare function runOnTargetsForEachEditorSequentially<T>(
  targets: Target[],
  func: (editor: TextEditor, targets: Target[]) => Promise<T>,
): Promise<T[]>;

/**
 * Divides targets by document.
 *
 * @param targets - Targets in any number of editors.
 * @returns Pairs of an editor that shows the document and the targets in it.
 */
export declare function groupTargetsForEachEditor(targets: Target[]): [TextEditor, Target[]][];

/**
 * Returns what an outer range covers beyond an inner one.
 *
 * @param editor - The editor that shows the document.
 * @param insideRange - The inner range.
 * @param outsideRange - The outer range.
 * @returns The pieces before and after the inner range, at most two; empty ones are left out.
 */
export declare function getOutsideOverflow(
  editor: TextEditor,
  insideRange: Range,
  outsideRange: Range,
): Range[];

/**
 * Returns the content range of a target; for use as a callback.
 *
 * @param target - Any target.
 */
export declare function getContentRange(target: Target): Range;

/**
 * Makes the selections to which "that" refers after an action.
 *
 * @param targets - Targets of the action, whose editors and directions are kept.
 * @param ranges - Where the targets' text is now, one range for each; by default where it was.
 * @returns One selection for each target.
 */
export declare function createThatMark(targets: Target[], ranges?: Range[]): SelectionWithEditor[];
