export declare const extensionDependencies: string[];
