import { useCallback, useState } from 'react';
import { announce } from '#client/announce.ts';
import { run, type RunFailure, type RunResult } from '#engine/run.ts';
import { runWithParser } from '#engine/run-with-parser.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { describeStep } from '#client/try/session/describe-step.ts';
import { describeMiss } from '#client/try/session/describe-miss.ts';
import { createParserSource, type ParserSource } from './parser-source.ts';
import { addMiss, addStep, forgetMiss, openSession, settle, type Session } from './session.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

/** Options of an editor's session. */
export interface SessionOptions {
  readonly start: EngineState;
  readonly language: Language;
  /** A session to continue. */
  readonly resumed?: Session;
  /** The goal of a task: a command that misses it has no effect. */
  readonly goal?: SessionGoal;
  /** A parser shared by several editors. */
  readonly parser?: ParserSource;
}

interface SessionGoal {
  readonly state: EngineState;
  isReached(state: EngineState): boolean;
}

/** An editor's session and its actions. */
export interface SessionControls {
  readonly session: Session;
  /** Why the last phrase failed; kept until something changes. */
  readonly failure: RunFailure | undefined;
  /** Whether a grammar is loading. */
  readonly isLoading: boolean;
  /**
   * Runs a phrase, by default on the current session; resolves to whether it had an effect. Loads the
   * language's grammar if the phrase needs it.
   */
  apply(phrase: string, from?: Session): Promise<boolean>;
  /** Changes the session in any other way. */
  change(next: (session: Session) => Session): void;
  forgetFailure(): void;
}

/** Holds an editor's session, and notifies listeners of each command's effect. */
export function useSession(options: SessionOptions): SessionControls {
  const { start, language, resumed, goal } = options;
  const [session, setSession] = useState(() => resumed ?? openSession(start));
  const [failure, setFailure] = useState<RunFailure>();
  const { runParsed, isLoading } = useParsedRun(options);

  const take = (next: Session): void => {
    setFailure(undefined);
    setSession(next);
    if (next.miss && goal) announce(describeMiss(next.miss, goal.state));
    else if (next.step) announce(describeStep(next.step));
  };
  const apply = async (phrase: string, from = session): Promise<boolean> => {
    const settled = settle(from);
    const plain = run(settled.state, phrase, { language, ...explained });
    const needsParser = !plain.ok && plain.needs === 'syntax';
    const result = needsParser ? await runParsed(settled.state, phrase) : plain;
    if (result.ok) {
      const isMiss = goal && !goal.isReached(result.state);
      take((isMiss ? addMiss : addStep)(settled, { ...result, phrase }));
    } else {
      setFailure(result);
      setSession(forgetMiss);
      announce(result.message);
    }
    return result.ok && goal?.isReached(result.state) !== false;
  };
  return {
    session,
    failure,
    isLoading,
    apply,
    change: useCallback((next) => {
      setFailure(undefined);
      setSession(next);
    }, []),
    forgetFailure: useCallback(() => setFailure(undefined), []),
  };
}

/** Failures and steps are shown to the reader. */
const explained = { isTraced: true, isGuided: true, translator } as const;

function useParsedRun({ language, parser }: SessionOptions): {
  readonly isLoading: boolean;
  runParsed(state: EngineState, phrase: string): Promise<RunResult>;
} {
  const [own] = useState(createParserSource);
  const [isLoading, setLoading] = useState(false);
  const source = parser ?? own;
  const runParsed = async (state: EngineState, phrase: string): Promise<RunResult> => {
    setLoading(true);
    try {
      const loaded = await source.load();
      return await runWithParser(state, phrase, { language, ...explained, parser: loaded });
    } catch {
      source.drop();
      const message = translate(
        'try.noGrammar',
        'The parser for this language could not be loaded. Choose Apply to try again.',
      );
      return { ok: false, message };
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, runParsed };
}
