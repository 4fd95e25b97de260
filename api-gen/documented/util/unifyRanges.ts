/**
 * Merges ranges that overlap, so that nothing is deleted twice.
 *
 * @module
 * @primaryExport
 */
import { Range } from 'vscode';
import { Target } from '../typings/target.types';

/**
 * Replaces ranges that overlap or touch by their union until none do.
 *
 * @param ranges - Ranges of one document in any order; they are not changed.
 * @returns Ranges without contact to each other.
 */
declare function unifyRanges(ranges: Range[]): Range[];

/**
 * Joins targets whose removal ranges overlap or touch, separately for each document.
 *
 * @param targets - Targets about to be removed, in any order.
 * @returns Targets that can be removed independently, in the order of the text within each
 * document.
 */
export declare function unifyRemovalTargets(targets: Target[]): Target[];

export default unifyRanges;
