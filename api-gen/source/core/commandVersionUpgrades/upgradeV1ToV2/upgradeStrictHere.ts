import { PartialPrimitiveTargetDescriptorV2 } from '../../commandRunner/typings/legacy/targetDescriptorV2.types';
export declare const upgradeStrictHere: (
  target: PartialPrimitiveTargetDescriptorV2,
) => PartialPrimitiveTargetDescriptorV2;
