export declare function postProcessValue(value: number): number | undefined;
