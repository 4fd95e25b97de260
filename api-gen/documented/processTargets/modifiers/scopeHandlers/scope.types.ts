/**
 * What a scope is.
 *
 * @module
 */
import { Range, TextEditor } from '../../../libs/common';
import type { Target } from '../../../typings/target.types';

/** One instance of a scope type, for example a certain function or a certain line. */
export interface TargetScope {
  /** The editor that shows the document. */
  readonly editor: TextEditor;

  /**
   * Where a cursor has to be for this scope to be meant. It can be larger than the scope: "key"
   * works from anywhere within the pair of key and value.
   */
  readonly domain: Range;

  /**
   * Makes the target that stands for the scope.
   *
   * @param isReversed - Whether the target faces backwards.
   */
  getTarget(isReversed: boolean): Target;
}
