import { useEffect, useState } from 'react';
import { run } from '#engine/run.ts';
import { runWithParser } from '#engine/run-with-parser.ts';
import type { ParserSource } from '#client/try/session/parser-source.ts';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import { startForPhrase, type SampleStart, type TryPhrase } from './start-for-phrase.ts';

/** The result for a phrase. */
interface Asked {
  readonly found: SampleStart | undefined;
}

/** Returns a text for the phrase in the address; undefined while searching. */
export function useStartForPhrase(phrase: string, parser: ParserSource): Asked | undefined {
  const language = useReaderLanguage();
  const [asked, setAsked] = useState<Asked | undefined>(
    phrase === '' ? { found: undefined } : undefined,
  );
  useEffect(() => {
    if (phrase === '') return;
    let isWanted = true;
    const tryPhrase: TryPhrase = async (state, said) => {
      const plain = run(state, said, { language });
      if (plain.ok || plain.needs !== 'syntax') return plain;
      return runWithParser(state, said, { language, parser: await parser.load() });
    };
    const take = (found?: SampleStart): void => {
      if (isWanted) setAsked({ found });
    };
    startForPhrase(phrase, language, tryPhrase).then(take, () => take());
    return () => {
      isWanted = false;
    };
  }, [phrase, language, parser]);
  return asked;
}
