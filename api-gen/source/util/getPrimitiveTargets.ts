import {
  PartialPrimitiveTargetDescriptor,
  PartialTargetDescriptor,
} from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { PrimitiveTargetDescriptor, TargetDescriptor } from '../typings/TargetDescriptor';

export declare function getPartialPrimitiveTargets(
  targets: PartialTargetDescriptor[],
): PartialPrimitiveTargetDescriptor[];

export declare function getPrimitiveTargets(
  targets: TargetDescriptor[],
): PrimitiveTargetDescriptor[];

export declare function transformPartialPrimitiveTargets(
  targets: PartialTargetDescriptor[],
  func: (target: PartialPrimitiveTargetDescriptor) => PartialPrimitiveTargetDescriptor,
): PartialTargetDescriptor[];
