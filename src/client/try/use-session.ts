import { useCallback, useRef, useState } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslator } from '#client/page-data/use-translator.ts';
import { run, type RunFailure, type RunResult } from '#engine/run.ts';
import { runWithParser, type SyntaxParser } from '#engine/run-with-parser.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { Language } from '#shared/voice/language.ts';
import { describeStep } from './describe-step.ts';
import { addStep, openSession, type Session } from './session.ts';

/** An editor and what can be done in it. */
export interface SessionControls {
  readonly session: Session;
  /** Why the last phrase was not carried out, until something changes. */
  readonly failure: RunFailure | undefined;
  /** Whether a grammar is loading. */
  readonly isLoading: boolean;
  /** Carries out a phrase; true when it was carried out. Loads the grammar of the language when the phrase needs it. */
  apply(phrase: string): Promise<boolean>;
  /** Changes the session in any other way. */
  change(next: (session: Session) => Session): void;
  forgetFailure(): void;
}

/** Holds the session of one editor and tells listeners what each command did. */
export function useSession(start: EngineState, language: Language): SessionControls {
  const translator = useTranslator();
  const { translate } = translator;
  const announce = useAnnounce();
  const [session, setSession] = useState(() => openSession(start));
  const [failure, setFailure] = useState<RunFailure>();
  const [isLoading, setLoading] = useState(false);
  const parser = useRef<SyntaxParser>(undefined);

  const fail = (reason: RunFailure): false => {
    setFailure(reason);
    announce(reason.message);
    return false;
  };
  const runParsed = async (phrase: string): Promise<RunResult> => {
    setLoading(true);
    try {
      parser.current ??= (await import('#client/syntax/start-parser.ts')).startParser();
      return await runWithParser(session.state, phrase, { language, parser: parser.current });
    } catch {
      parser.current = undefined;
      const message = translate({
        id: 'try.noGrammar',
        message: 'The parser for this language could not be loaded. Choose Apply to try again.',
      });
      return { ok: false, message };
    } finally {
      setLoading(false);
    }
  };
  const apply = async (phrase: string): Promise<boolean> => {
    const plain = run(session.state, phrase, { language });
    const result = !plain.ok && plain.needs === 'syntax' ? await runParsed(phrase) : plain;
    if (!result.ok) return fail(result);
    const next = addStep(session, { ...result, phrase });
    setFailure(undefined);
    setSession(next);
    if (next.step) announce(describeStep(next.step, translator));
    return true;
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
