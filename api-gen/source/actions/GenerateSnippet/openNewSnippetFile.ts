export declare function openNewSnippetFile(snippetName: string): Promise<void>;
