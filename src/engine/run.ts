import type { Language } from '#shared/voice/language/language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import type { PhraseError } from '#shared/voice/grammar/phrase-error.ts';
import { englishTranslator, type Translator } from '#shared/i18n/translator.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import type { Term } from '#shared/voice/term.ts';
import { readCommand } from './command/read-command.ts';
import { findNearest } from './find-nearest.ts';
import { EngineError } from './model/engine-error.ts';
import { refreshHats } from './hats/allocate-hats.ts';
import { runCommand, type CommandOptions } from './run-command.ts';
import type { TraceStage, TraceListener } from './trace/trace.ts';
import type { EngineState } from './model/engine-state.ts';

/** How to parse a phrase, and what its commands may use. */
export interface RunOptions extends Omit<CommandOptions, 'watch'> {
  /** Spoken language of the phrase, with the reader's own words. */
  readonly language: Language;
  /** Whether to record the steps in the result's `trace`. */
  readonly isTraced?: boolean;
  /** Whether an error about a missing scope also describes the nearest such scope. */
  readonly isGuided?: boolean;
  /** Translates failure messages. Default: English. */
  readonly translator?: Translator;
}

/** The state after a phrase, or why it failed. */
export type RunResult =
  | {
      readonly ok: true;
      readonly state: EngineState;
      /** Effects that only an editor can show, one sentence each. */
      readonly effects: readonly string[];
      readonly trace?: readonly TraceStage[];
    }
  | RunFailure;

/** Why a phrase failed; the state is unchanged. */
export interface RunFailure {
  readonly ok: false;
  /** A sentence, possibly followed by another one if `isGuided` is set. */
  readonly message: string;
  /** The part of the phrase that the error is about, as character offsets. */
  readonly at?: { readonly start: number; readonly end: number };
  /** Descriptions of what could have been said at that point. */
  readonly expected?: readonly string[];
  /** The kind of failure, for example "UnknownScopeError". */
  readonly kind?: string;
  /** "syntax" if the phrase needs a parser: load one for the language and run the phrase again. */
  readonly needs?: 'syntax';
  /** Stages before the failure, if `isTraced` is set and the phrase could be parsed. */
  readonly trace?: readonly TraceStage[];
}

/**
 * Runs a phrase of one or more commands, all with the hats that were visible when it was spoken.
 * Never changes its input; either all commands succeed or nothing changes. Throws only if `syntax`
 * throws.
 */
export function run(state: EngineState, phrase: string, options: RunOptions): RunResult {
  const parsed = parsePhrase(phrase, options.language.sayable, options.translator);
  if (!parsed.ok) return notUnderstood(parsed.error);
  const stages: TraceStage[] = [];
  const trace = options.isTraced ? { trace: stages } : {};
  let current = state;
  const watch: TraceListener = (event) => stages.push({ ...event, state: current });
  try {
    const effects: string[] = [];
    for (const tree of parsed.commands) {
      const done = runCommand(current, readCommand(tree), {
        ...options,
        watch: options.isTraced ? watch : undefined,
      });
      current = done.state;
      effects.push(...done.effects);
    }
    current = refreshHats(current);
    if (options.isTraced) watch({ kind: 'result' });
    return { ok: true, state: current, effects, ...trace };
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const failure = toFailure(error, parsed.terms, options);
    const message = `${failure.message}${options.isGuided ? whereElse(state, phrase, { error, options }) : ''}`;
    return { ...failure, message, ...trace };
  }
}

/**
 * Returns a sentence with the location of the nearest scope of the missing kind and a phrase for
 * it; empty if there is none.
 */
function whereElse(
  state: EngineState,
  phrase: string,
  { error: { missing }, options }: { readonly error: EngineError; readonly options: RunOptions },
) {
  if (missing === undefined) return '';
  const { language } = options;
  const unguided = { ...options, isGuided: false, isTraced: false };
  const works = (said: string) => run(state, said, unguided).ok;
  const nearest = findNearest(state, phrase, { language, works });
  const { translate } = options.translator ?? englishTranslator;
  return nearest
    ? ` ${translate('engine.nearest', 'The nearest {missing} is around “{text}”: say “{phrase}”.', {
        missing,
        ...nearest,
      })}`
    : '';
}

/** Converts an error to a failure, with the part of the phrase that the error is about. */
function toFailure(
  error: EngineError,
  terms: readonly Term[],
  { translator = englishTranslator }: RunOptions,
): RunFailure {
  const { kind, needs, about } = error;
  const term = terms.find(({ identifier }) => identifier === about);
  return {
    ok: false,
    message: error.messageIn(translator.translate, term?.spoken),
    kind,
    at: term && { start: term.start, end: term.end },
    needs,
  };
}

/** Converts a parse error to a failure. */
export function notUnderstood({ message, start, end, expected }: PhraseError): RunFailure {
  return { ok: false, message: asSentence(message), at: { start, end }, expected };
}

/** Capitalizes a message and adds a period unless it has its own punctuation. */
function asSentence(message: string) {
  return capitalize(message) + (/[.?!]$/.test(message) ? '' : '.');
}
