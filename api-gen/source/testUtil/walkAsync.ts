export declare const walkFiles: (dir: string) => Promise<string[]>;
