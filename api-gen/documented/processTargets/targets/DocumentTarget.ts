/**
 * Targets that are whole documents.
 *
 * @module
 * @primaryExport
 */
import { Range } from '../../libs/common';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import PlainTarget from './PlainTarget';

/** The content of a file, as in "file". */
declare class DocumentTarget extends BaseTarget {
  /** A line break. */
  insertionDelimiter: string;

  /** A document consists of whole lines. */
  isLine: boolean;

  /**
   * Makes a target of a whole document.
   *
   * @param parameters - The range has to be that of the document.
   */
  constructor(parameters: CommonTargetParameters);

  /** Finds nothing, since nothing comes before a document. */
  getLeadingDelimiterTarget(): undefined;

  /** Finds nothing, since nothing comes after a document. */
  getTrailingDelimiterTarget(): undefined;

  /** Deletes everything. */
  getRemovalRange(): Range;

  /** Takes the document without whitespace at its start and end. */
  getInteriorStrict(): PlainTarget[];

  /** Returns the common parameters. */
  protected getCloneParameters(): CommonTargetParameters;
}

export default DocumentTarget;
