import { CommandV0, CommandV1 } from '../../commandRunner/typings/legacy/CommandV0V1.types';
export declare function upgradeV0ToV1(command: CommandV0): CommandV1;
