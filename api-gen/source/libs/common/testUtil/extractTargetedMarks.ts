import type { ReadOnlyHatMap } from '../../../core/IndividualHatMap';
import type { TargetDescriptor } from '../../../typings/TargetDescriptor';
import type { Token } from '../../../typings/Types';
export declare function extractTargetKeys(target: TargetDescriptor): string[];
export declare function extractTargetedMarks(
  targetKeys: string[],
  hatTokenMap: ReadOnlyHatMap,
): {
  [decoratedCharacter: string]: Token;
};
