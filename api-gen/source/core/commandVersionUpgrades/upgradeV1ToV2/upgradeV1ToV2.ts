import { CommandV2 } from '../../commandRunner/typings/legacy/CommandV2.types';
import { CommandV1 } from '../../commandRunner/typings/legacy/CommandV0V1.types';
export declare function upgradeV1ToV2(command: CommandV1): CommandV2;
