import { scopeWords } from '../explain/scope-words.ts';
import { EngineError } from '../model/engine-error.ts';

/** Reports that no scope of the type contains a target. */
export function noScopeError(name: string): EngineError {
  return new EngineError('engine.noScope', 'There is no “{word}” here.', {
    kind: 'NoContainingScopeError',
    about: name,
    missing: scopeWords({ kind: 'simple', name }),
  });
}

/** Reports that no paired delimiters of a kind surround a target. */
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

/** Reports that there are fewer scopes than requested. */
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

/** Reports that a count is smaller than the number of scopes already selected. */
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
