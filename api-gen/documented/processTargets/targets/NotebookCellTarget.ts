/**
 * Targets that are cells of a notebook.
 *
 * @module
 * @primaryExport
 */
import { Target } from '../../typings/target.types';
import { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import { Range } from '../../libs/common';

/** A notebook cell, which actions handle by commands of the editor. */
declare class NotebookCellTarget extends BaseTarget {
  /** A line break. */
  insertionDelimiter: string;

  /** Always on. */
  isNotebookCell: boolean;

  /**
   * Makes a target of a cell, identified by a range within it.
   *
   * @param parameters - Any range within the cell.
   */
  constructor(parameters: CommonTargetParameters);

  /** Finds nothing, since cells have no delimiters in the text. */
  getLeadingDelimiterTarget: () => undefined;

  /** Finds nothing, since cells have no delimiters in the text. */
  getTrailingDelimiterTarget: () => undefined;

  /** Deletes the content but not the cell. */
  getRemovalRange: () => Range;

  /** Returns the common parameters. */
  protected getCloneParameters(): CommonTargetParameters;

  /**
   * Makes a place beside the cell.
   *
   * @param position - Which place is meant.
   */
  toPositionTarget(position: Position): Target;
}

/** What a place beside a cell is made from. */
interface NotebookCellPositionTargetParameters extends CommonTargetParameters {
  /** Which place is meant. */
  readonly position: Position;
}

/** The place before or after a notebook cell, where a new cell can be made. */
export declare class NotebookCellPositionTarget extends BaseTarget {
  /** A line break. */
  insertionDelimiter: string;

  /** Always on. */
  isNotebookCell: boolean;

  /** Which place is meant. */
  position: Position;

  /**
   * Makes a target of a place beside a cell.
   *
   * @param parameters - The cell and the place beside it.
   */
  constructor(parameters: NotebookCellPositionTargetParameters);

  /** Finds nothing, since cells have no delimiters in the text. */
  getLeadingDelimiterTarget: () => undefined;

  /** Finds nothing, since cells have no delimiters in the text. */
  getTrailingDelimiterTarget: () => undefined;

  /** Always throws, since a place cannot be deleted. */
  getRemovalRange: () => Range;

  /** Adds the place to the common parameters. */
  protected getCloneParameters(): NotebookCellPositionTargetParameters;
}

export default NotebookCellTarget;
