import type { HatStyleName } from '../../../core/commandRunner/typings/hatStyles.types';
export declare function splitKey(key: string): {
  hatStyle: HatStyleName;
  character: string;
};
export declare function getKey(hatStyle: HatStyleName, character: string): string;
