import { PartialTargetDescriptor } from './commandRunner/typings/PartialTargetDescriptor.types';
import { TargetDescriptor } from '../typings/TargetDescriptor';
declare function inferFullTargets(targets: PartialTargetDescriptor[]): TargetDescriptor[];

export default inferFullTargets;
