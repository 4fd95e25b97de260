export declare function runAllTestsInDir(testRoot: string): Promise<void>;

export declare function runAllTestsInDirs(testRoots: string[]): Promise<void>;
