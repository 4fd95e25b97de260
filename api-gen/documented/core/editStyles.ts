/**
 * The colors that announce what a command does.
 *
 * @module
 */

import { EditableTextEditor, Position, Range } from '../libs/common';
import { TextEditorDecorationType } from 'vscode';
import { Target } from '../typings/target.types';
import { Graph, RangeWithEditor } from '../typings/Types';

/** A background color in two forms, for parts of lines and for whole lines. */
export declare class EditStyle {
  /** The theme color that it uses. */
  name: EditStyleThemeColorName;

  /** The decoration for ranges inside lines. */
  token: TextEditorDecorationType;

  /** The decoration for whole lines. */
  line: TextEditorDecorationType;

  /**
   * Creates an {@link EditStyle}.
   *
   * @param colorName - The theme color to use.
   */
  constructor(colorName: EditStyleThemeColorName);

  /**
   * Chooses between the two forms.
   *
   * @param isToken - Whether the range is part of a line.
   */
  getDecoration(isToken: boolean): TextEditorDecorationType;

  /** Removes both decorations from all editors. */
  dispose(): void;
}

/** The names of all styles. */
declare const EDIT_STYLE_NAMES: readonly [
  'pendingDelete',
  'referenced',
  'pendingModification0',
  'pendingModification1',
  'justAdded',
  'highlight0',
  'highlight1',
];

/** The name of a style. */
export type EditStyleName = (typeof EDIT_STYLE_NAMES)[number];

/** The theme color of a style: its name with `Background` appended. */
type EditStyleThemeColorName = `${EditStyleName}Background`;

/** A decoration that was shown, kept for comparison in tests. */
export interface TestDecoration {
  /** The theme color that was used. */
  name: EditStyleThemeColorName;

  /** Whether part of a line or a whole line was colored. */
  type: 'token' | 'line';

  /** Where the colored range starts. */
  start: Position;

  /** Where it ends. */
  end: Position;
}

/**
 * All styles, and the means to show them: for a moment or until they are cleared. While a test case
 * is recorded or run, what would be shown is written down as well.
 */
export declare class EditStyles implements Record<EditStyleName, EditStyle> {
  private graph: Graph;

  /** For text that is about to be removed. */
  pendingDelete: EditStyle;

  /** For text that is read or used but not changed. */
  referenced: EditStyle;

  /** For text that is about to be changed. */
  pendingModification0: EditStyle;

  /** For the other text that is about to be changed, where two are exchanged. */
  pendingModification1: EditStyle;

  /** For text that has just been inserted. */
  justAdded: EditStyle;

  /** The default color of the highlight action. */
  highlight0: EditStyle;

  /** A second color for highlights. */
  highlight1: EditStyle;

  /** What has been shown since a test began. */
  testDecorations: TestDecoration[];

  /**
   * Creates the {@link EditStyles} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `testCaseRecorder`.
   */
  constructor(graph: Graph);

  /**
   * Colors targets for as long as the settings say, then clears the style.
   *
   * @param targets - The targets to color.
   * @param style - The style.
   * @param getRange - Which range of a target to color; its content by default.
   */
  displayPendingEditDecorations(
    targets: Target[],
    style: EditStyle,
    getRange?: (target: Target) => Range | undefined,
  ): Promise<void>;

  /**
   * Colors the contents of targets for as long as the settings say.
   *
   * @param targets - The targets to color.
   * @param style - The style.
   * @param isToken - Whether to color parts of lines rather than whole lines.
   */
  displayPendingEditDecorationsForTargets(
    targets: Target[],
    style: EditStyle,
    isToken: boolean,
  ): Promise<void>;

  /**
   * Colors ranges for as long as the settings say.
   *
   * @param ranges - The ranges with their editors.
   * @param style - The style.
   * @param isToken - Whether to color parts of lines rather than whole lines.
   */
  displayPendingEditDecorationsForRanges(
    ranges: RangeWithEditor[],
    style: EditStyle,
    isToken: boolean,
  ): Promise<void>;

  /**
   * Colors targets until they are cleared: whole lines for line targets, exact ranges for others.
   *
   * @param targets - The targets to color.
   * @param style - The style.
   * @param getRange - Which range of a target to color; its content by default. Targets for
   *   which it returns nothing are left out.
   */
  setDecorations(
    targets: Target[],
    style: EditStyle,
    getRange?: (target: Target) => Range | undefined,
  ): Promise<void[]>;

  /**
   * Removes a style from all visible editors.
   *
   * @param style - The style.
   */
  clearDecorations(style: EditStyle): void;
  private setEditorDecorations(
    editor: EditableTextEditor,
    style: EditStyle,
    isToken: boolean,
    ranges: Range[],
  ): void;

  /** Removes all styles. */
  dispose(): void;
}
