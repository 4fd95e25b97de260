export declare const walkFilesSync: (dir: string) => string[];
export declare const walkDirsSync: (dir: string) => string[];
