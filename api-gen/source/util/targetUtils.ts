import { Range, TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { SelectionWithEditor } from '../typings/Types';

export declare function ensureSingleEditor(targets: Target[]): TextEditor;

export declare function ensureSingleTarget(targets: Target[]): Target;

export declare function runForEachEditor<T, U>(
  targets: T[],
  getEditor: (target: T) => TextEditor,
  func: (editor: TextEditor, editorTargets: T[]) => Promise<U>,
): Promise<U[]>;

export declare function runOnTargetsForEachEditor<T>(
  targets: Target[],
  func: (editor: TextEditor, targets: Target[]) => Promise<T>,
): Promise<T[]>;

export declare function runOnTargetsForEachEditorSequentially<T>(
  targets: Target[],
  func: (editor: TextEditor, targets: Target[]) => Promise<T>,
): Promise<T[]>;

export declare function groupTargetsForEachEditor(targets: Target[]): [TextEditor, Target[]][];

export declare function getOutsideOverflow(
  editor: TextEditor,
  insideRange: Range,
  outsideRange: Range,
): Range[];

export declare function getContentRange(target: Target): Range;

export declare function createThatMark(targets: Target[], ranges?: Range[]): SelectionWithEditor[];
