export declare class UnsupportedLanguageError extends Error {
  constructor(languageId: string);
}
export declare class UnsupportedError extends Error {
  constructor(message: string);
}
export declare class OutdatedExtensionError extends Error {
  constructor();
}
export declare class NoContainingScopeError extends Error {
  constructor(scopeType: string);
}
