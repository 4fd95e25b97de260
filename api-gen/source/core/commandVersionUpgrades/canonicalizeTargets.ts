import { PartialTargetDescriptor } from '../commandRunner/typings/PartialTargetDescriptor.types';
declare function canonicalizeTargets(
  partialTargets: PartialTargetDescriptor[],
): PartialTargetDescriptor[];

export default canonicalizeTargets;
