import { scopeWords } from '../explain/scope-words.ts';
import { EngineError } from '../model/engine-error.ts';

/** Returns the error for a target that is not in any scope of the type. */
export function noScopeError(name: string): EngineError {
  return new EngineError('engine.noScope', 'There is no “{word}” here.', {
    kind: 'NoContainingScopeError',
    about: name,
    missing: scopeWords({ kind: 'simple', name }),
  });
}

/** Returns the error for a target that is not inside paired delimiters of this kind. */
export function noPairError(name: string): EngineError {
  return new EngineError('engine.noPair', 'There is no “{word}” around the target.', {
    about: name,
    missing: pairWords(scopeWords({ kind: 'pair', delimiter: name })),
  });
}

/** Names a single pair in plain words: “pair of parentheses”, “string”. */
function pairWords(words: string) {
  return words.endsWith('s') && !words.startsWith('pair ') ? `pair of ${words}` : words;
}

/** Returns the error for a request for more scopes than there are. */
export function outOfRangeError(name: string): EngineError {
  return new EngineError(
    'engine.tooFar',
    'There are not that many scopes of the kind “{word}” here.',
    {
      kind: 'OutOfRangeError',
      about: name,
    },
  );
}

/** Returns the error for a count that is smaller than the number of scopes already selected. */
export function tooFewError(name: string): EngineError {
  return new EngineError(
    'engine.tooFew',
    'More scopes of the kind “{word}” are selected than requested.',
    {
      kind: 'TooFewScopesError',
      about: name,
    },
  );
}
