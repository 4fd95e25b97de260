import { HatColor, HatShape, HatStyleName } from './commandRunner/typings/hatStyles.types';
export declare function getStyleName(color: HatColor, shape: HatShape): HatStyleName;
