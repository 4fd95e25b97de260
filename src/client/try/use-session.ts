import { useCallback, useRef, useState } from 'react';
import { useAnnounce } from '#client/page-data/announcer-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import type { RunFailure } from '#engine/run.ts';
import type { EngineState } from '#engine/state/engine-state.ts';
import type { SyntaxTrees } from '#engine/syntax/syntax-trees.ts';
import type { Language } from '#shared/voice/language.ts';
import { describeStep } from './describe-step.ts';
import { loadSyntax } from './load-syntax.ts';
import { openSession, say, type Session } from './session.ts';

/** An editor and what can be done in it. */
export interface SessionControls {
  readonly session: Session;
  /** Why the last phrase was not carried out, until something changes. */
  readonly failure: RunFailure | undefined;
  /** Whether a grammar is on its way. */
  readonly isLoading: boolean;
  /** Carries out a phrase; true when it was carried out. Loads the grammar of the language when the phrase needs it. */
  apply(phrase: string): Promise<boolean>;
  /** Changes the session in any other way. */
  change(next: (session: Session) => Session): void;
  forgetFailure(): void;
}

/** Holds the session of one editor and tells listeners what each command did. */
export function useSession(start: EngineState, language: Language): SessionControls {
  const translate = useTranslate();
  const announce = useAnnounce();
  const [session, setSession] = useState(() => openSession(start));
  const [failure, setFailure] = useState<RunFailure>();
  const [isLoading, setLoading] = useState(false);
  const syntax = useRef<SyntaxTrees>(undefined);

  const loadGrammar = async (): Promise<boolean> => {
    setLoading(true);
    announce(translate({ id: 'try.loading', message: 'Loading the grammar of the language.' }));
    try {
      syntax.current = await loadSyntax(start.languageId);
      return true;
    } catch {
      return false;
    } finally {
      setLoading(false);
    }
  };
  const fail = (reason: RunFailure): false => {
    setFailure(reason);
    announce(reason.message);
    return false;
  };
  const apply = async (phrase: string): Promise<boolean> => {
    const attempt = () =>
      say(session, phrase, { language, ...(syntax.current && { syntax: syntax.current }) });
    let { session: next, result } = attempt();
    if (!result.ok && result.needs === 'syntax' && !syntax.current) {
      if (!(await loadGrammar()))
        return fail({
          ok: false,
          message: translate({
            id: 'try.noGrammar',
            message: 'The grammar of the language could not be loaded. Apply tries again.',
          }),
        });
      ({ session: next, result } = attempt());
    }
    if (!result.ok) return fail(result);
    setFailure(undefined);
    setSession(next);
    if (next.step) announce(describeStep(next.step));
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
