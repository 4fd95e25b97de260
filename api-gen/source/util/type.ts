export declare function isString(arg: unknown): arg is string;
