export declare function launchVscodeAndRunTests(extensionTestsPath: string): Promise<void>;
