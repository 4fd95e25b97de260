import { Range } from 'vscode';
import { Target } from '../typings/target.types';

declare function unifyRanges(ranges: Range[]): Range[];

export declare function unifyRemovalTargets(targets: Target[]): Target[];

export default unifyRanges;
