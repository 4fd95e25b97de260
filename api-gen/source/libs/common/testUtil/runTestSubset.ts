export declare const TEST_SUBSET_GREP_STRING = 'snippets';
export declare function runTestSubset(): boolean;
