export declare function run(): Promise<void>;
