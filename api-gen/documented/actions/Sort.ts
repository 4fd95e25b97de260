/**
 * The actions behind "sort", "reverse" and "shuffle".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Rearranges the texts of targets: reads them in document order, orders them anew and writes them
 * back.
 */
declare abstract class SortBase implements Action {
  private graph: Graph;

  /**
   * Creates the `SortBase` that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions`.
   */
  constructor(graph: Graph);

  /**
   * Puts the texts in their new order.
   *
   * @param texts - The texts in document order.
   * @returns The texts in the order in which they are written back.
   */
  protected abstract sortTexts(texts: string[]): string[];

  /**
   * Rearranges the targets.
   *
   * @param targets - The targets to rearrange.
   * @returns What `Replace` returns: the new texts as "that" mark.
   */
  run(targets: Target[][]): Promise<ActionReturnValue>;
}

/**
 * Sorts texts as a reader would: numbers by their value, capitals before small letters; spoken
 * "sort".
 */
export declare class Sort extends SortBase {
  private collator: Intl.Collator;

  /**
   * Orders the texts by the rules of the user's locale.
   *
   * @param texts - The texts in document order.
   * @returns The same array, sorted.
   */
  protected sortTexts(texts: string[]): string[];
}

/** Turns the order of the targets around; spoken "reverse". */
export declare class Reverse extends SortBase {
  /**
   * Reverses the texts.
   *
   * @param texts - The texts in document order.
   * @returns The same array, last text first.
   */
  protected sortTexts(texts: string[]): string[];
}

/** Shuffles the targets; spoken "shuffle". */
export declare class Random extends SortBase {
  /**
   * Shuffles the texts.
   *
   * @param texts - The texts in document order.
   * @returns A new array in random order.
   */
  protected sortTexts(texts: string[]): string[];
}
