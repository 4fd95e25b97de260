import { Offsets } from './types';

export declare function weaklyContains(offsets1: Offsets, offsets2: Offsets): boolean;
