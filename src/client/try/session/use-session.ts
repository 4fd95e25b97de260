import { useCallback, useState } from 'react';
import { announce } from '#client/announce.ts';
import type { RunFailure, RunResult } from '#engine/run.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { describeMiss, describeStep } from './describe-step.ts';
import { pageParser } from './page-parser.ts';
import { reachesGoal, type Task } from './reaches-goal.ts';
import { addMiss, addStep, openSession, settle, type Session } from './session.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

/** Options for an editor's session. */
export interface SessionOptions {
  readonly start: EngineState;
  readonly language: Language;
  /** A session to continue. */
  readonly resumed?: Session;
  /** If passed, a command that misses the task's goal resets the session to its start. */
  readonly task?: Task;
}

/** An editor's session and its actions. */
export type SessionControls = ReturnType<typeof useSession>;

/**
 * Manages an editor's session: runs phrases, and announces the effect of each, or why it failed, to
 * screen readers.
 */
export function useSession({ start, language, resumed, task }: SessionOptions) {
  const [session, setSession] = useState(() => resumed ?? openSession(start));
  /** Why the last phrase failed; kept until something changes. */
  const [failure, setFailure] = useState<RunFailure>();
  /** Whether a grammar is loading. */
  const [isLoading, setLoading] = useState(false);

  const runHere = async (state: EngineState, phrase: string): Promise<RunResult> => {
    let isParsed = false;
    try {
      return await pageParser.run(state, phrase, {
        language,
        // Failures and steps are shown to the reader.
        isTraced: true,
        isGuided: true,
        translator,
        onLoad: () => {
          isParsed = true;
          setLoading(true);
        },
      });
    } catch (error) {
      // If the parser was not needed, the engine itself has failed.
      if (!isParsed) throw error;
      const message = translate(
        'try.noGrammar',
        'The parser for this language could not be loaded. Choose Apply to try again.',
      );
      return { ok: false, message };
    } finally {
      setLoading(false);
    }
  };
  /**
   * Runs a phrase, by default on the current session; resolves to whether it succeeded and, in a
   * task, reached the goal. Loads the language's grammar if the phrase needs it.
   */
  const apply = async (phrase: string, from = session): Promise<boolean> => {
    const settled = settle(from);
    const result = await runHere(settled.state, phrase);
    if (!result.ok) {
      setFailure(result);
      // This explanation replaces the one for an earlier miss.
      setSession(({ miss: _, ...rest }) => rest);
      announce(result.message);
      return false;
    }
    const isMiss = task && !reachesGoal(result.state, task);
    const next = (isMiss ? addMiss : addStep)(settled, { ...result, phrase });
    setFailure(undefined);
    setSession(next);
    if (next.miss && task) announce(describeMiss(next.miss, task.goal));
    else if (next.step) announce(describeStep(next.step));
    return !isMiss;
  };
  return {
    session,
    failure,
    isLoading,
    apply,
    /** Updates the session in ways other than running a phrase, and clears the last failure. */
    change: useCallback((next: (session: Session) => Session) => {
      setFailure(undefined);
      setSession(next);
    }, []),
    forgetFailure: () => setFailure(undefined),
  };
}
