export declare function hrtimeBigintToSeconds(nanoseconds: bigint, precision?: bigint): number;
