export declare function repeat<T>(array: T[], n: number): T[];
