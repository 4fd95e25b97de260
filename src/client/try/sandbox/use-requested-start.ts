import { useEffect, useState } from 'react';
import { run } from '#engine/run.ts';
import { runWithParser } from '#engine/run-with-parser.ts';
import type { ParserSource } from '#client/try/session/parser-source.ts';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import { readLink } from '#client/try/link/read-link.ts';
import { startForPhrase, type SampleStart, type TryPhrase } from './start-for-phrase.ts';

/** Requests in the page's address. */
export interface RequestedAddress {
  /** Phrase in `?say=`. */
  readonly phrase: string;
  /** Value of `#s=`. */
  readonly link: string;
}

/** The start for an address. */
interface Asked {
  /** A text in which the phrase works, or the text from the link. */
  readonly found?: SampleStart;
  readonly phrase: string;
  /** Whether the link is damaged. */
  readonly isRefused: boolean;
}

/** Returns the start for the page's address; undefined during the search. */
export function useRequestedStart(
  { phrase, link }: RequestedAddress,
  parser: ParserSource,
): Asked | undefined {
  const language = useReaderLanguage();
  const [asked, setAsked] = useState<Asked | undefined>(
    phrase === '' && link === '' ? { phrase, isRefused: false } : undefined,
  );
  useEffect(() => {
    if (phrase === '' && link === '') return;
    let isWanted = true;
    const tryPhrase: TryPhrase = async (state, said) => {
      const plain = run(state, said, { language });
      if (plain.ok || plain.needs !== 'syntax') return plain;
      return runWithParser(state, said, { language, parser: await parser.load() });
    };
    const take = (found: Asked): void => {
      if (isWanted) setAsked(found);
    };
    const find = async (): Promise<Asked> =>
      link === ''
        ? { found: await startForPhrase(phrase, language, tryPhrase), phrase, isRefused: false }
        : openLink(link);
    find().then(take, () => take({ phrase, isRefused: false }));
    return () => {
      isWanted = false;
    };
  }, [phrase, link, language, parser]);
  return asked;
}

async function openLink(link: string): Promise<Asked> {
  const shared = await readLink(link);
  if (!shared) return { phrase: '', isRefused: true };
  const { start, phrase } = shared;
  const sample = { name: 'Shared text', languageId: start.languageId, text: start.text };
  return { found: { sample, start }, phrase, isRefused: false };
}
