import { EngineError } from '../model/engine-error.ts';

/** There is no scope of the kind round a target. */
export function noScopeError(name: string): EngineError {
  return new EngineError(`There is no ${name} here.`, {
    kind: 'NoContainingScopeError',
    about: name,
  });
}

/** There are fewer scopes than were asked for. */
export function outOfRangeError(name: string): EngineError {
  return new EngineError(`There are not as many of the kind “${name}” here.`, {
    kind: 'OutOfRangeError',
    about: name,
  });
}

/** A count is smaller than what is selected already. */
export function tooFewError(name: string): EngineError {
  return new EngineError(`More of the kind “${name}” are selected than were asked for.`, {
    kind: 'TooFewScopesError',
    about: name,
  });
}
