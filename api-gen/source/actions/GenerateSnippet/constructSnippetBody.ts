export declare function constructSnippetBody(text: string, linePrefix: string): string[];
