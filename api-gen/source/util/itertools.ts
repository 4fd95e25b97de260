export declare function groupBy<T, U>(list: T[], func: (element: T) => U): Map<U, T[]>;
