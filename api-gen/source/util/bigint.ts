export declare function abs(x: bigint): bigint;
