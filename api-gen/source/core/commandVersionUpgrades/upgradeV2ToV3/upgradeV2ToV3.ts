import { CommandV3 } from '../../commandRunner/typings/CommandV3.types';
import { CommandV2 } from '../../commandRunner/typings/legacy/CommandV2.types';
export declare function upgradeV2ToV3(command: CommandV2): CommandV3;
