import { EnforceUndefined } from '../../libs/common/util/typeUtils';
import { Graph } from '../../typings/Types';
import { Command, CommandComplete } from '../commandRunner/typings/command.types';
import { PartialTargetDescriptor } from '../commandRunner/typings/PartialTargetDescriptor.types';
export declare function canonicalizeAndValidateCommand(
  command: Command,
): EnforceUndefined<CommandComplete>;
export declare function checkForOldInference(
  graph: Graph,
  partialTargets: PartialTargetDescriptor[],
): Promise<void>;
