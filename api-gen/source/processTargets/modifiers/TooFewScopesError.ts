export declare class TooFewScopesError extends Error {
  constructor(requestedLength: number, currentLength: number, scopeType: string);
}
