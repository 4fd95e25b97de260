import { defaultLanguage, type Language } from '#shared/voice/language.ts';
import { parsePhrase } from '#shared/voice/parse-phrase.ts';
import type { Term } from '#shared/voice/term.ts';
import { readCommand } from './command/read-command.ts';
import { EngineError } from './model/engine-error.ts';
import { refreshHats } from './hats/refresh-hats.ts';
import { runCommand, type CommandOptions } from './run-command.ts';
import type { EngineState } from './model/engine-state.ts';

/** What a phrase is read and carried out with. */
export interface RunOptions extends CommandOptions {
  /** The reader's vocabulary; left out: the default one. */
  readonly language?: Language;
}

/** The state after a phrase, or why it could not be carried out. */
export type RunResult =
  | {
      readonly ok: true;
      readonly state: EngineState;
      /** What only an editor can do, a sentence for each. */
      readonly effects: readonly string[];
    }
  | RunFailure;

/** Why a phrase was not carried out; nothing has changed. */
export interface RunFailure {
  readonly ok: false;
  /** A sentence. */
  readonly message: string;
  /** The part of the phrase that it is about, by characters. */
  readonly at?: { readonly start: number; readonly end: number };
  /** What could have been said there, in words. */
  readonly expected?: readonly string[];
  /** A name for the kind of failure, such as "UnknownScopeError". */
  readonly kind?: string;
  /** "syntax": load a parser for the language and say it again. */
  readonly needs?: 'syntax';
}

/** Carries out a phrase of one or more commands, all by the hats that were there when it was said. Never throws and never changes its input; all or nothing. */
export function run(state: EngineState, phrase: string, options: RunOptions = {}): RunResult {
  const { language = defaultLanguage } = options;
  const parsed = parsePhrase(phrase, language.sayable);
  if (!parsed.ok) {
    const { message, start, end, expected } = parsed.error;
    return { ok: false, message: asSentence(message), at: { start, end }, expected };
  }
  try {
    let current = state;
    const effects: string[] = [];
    for (const tree of parsed.commands) {
      const done = runCommand(current, readCommand(tree), options);
      current = done.state;
      effects.push(...done.effects);
    }
    return { ok: true, state: refreshHats(current), effects };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return toFailure(error, parsed.terms);
  }
}

/** Reports a failure with the part of the phrase that it is about. */
function toFailure(
  { message, kind, needs, about }: EngineError,
  terms: readonly Term[],
): RunFailure {
  const term = terms.find(({ identifier }) => identifier === about);
  return {
    ok: false,
    message,
    kind,
    ...(term && { at: { start: term.start, end: term.end } }),
    ...(needs && { needs }),
  };
}

/** Gives a message a capital, and a full stop where it does not end with a mark of its own. */
export function asSentence(message: string): string {
  return `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.?!]$/.test(message) ? '' : '.'}`;
}
