/**
 * Small corrections to the pictures of hats.
 *
 * @module
 */

import { HatShape } from './commandRunner/typings/hatStyles.types';

/** How one shape differs from the common size and place. */
export interface HatAdjustments {
  /** Percentage by which the shape is larger or smaller. */
  sizeAdjustment?: number;

  /** How much higher or lower it sits, in hundredths of an em. */
  verticalOffset?: number;
}

/** Corrections for every shape. */
export type IndividualHatAdjustmentMap = Record<HatShape, HatAdjustments>;

/** The height of a hat without correction, in em. */
export declare const DEFAULT_HAT_HEIGHT_EM = 0.29;

/** The gap between a character and its hat without correction, in em. */
export declare const DEFAULT_VERTICAL_OFFSET_EM = 0.032;

/** The corrections that make all shapes look equally big and high. */
export declare const defaultShapeAdjustments: IndividualHatAdjustmentMap;
