import { HatShape } from './commandRunner/typings/hatStyles.types';
export interface HatAdjustments {
  sizeAdjustment?: number;
  verticalOffset?: number;
}
export type IndividualHatAdjustmentMap = Record<HatShape, HatAdjustments>;
export declare const DEFAULT_HAT_HEIGHT_EM = 0.29;
export declare const DEFAULT_VERTICAL_OFFSET_EM = 0.032;
export declare const defaultShapeAdjustments: IndividualHatAdjustmentMap;
