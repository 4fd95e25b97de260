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
interface RequestedStart {
  /** A text in which the phrase works, or the text from the link. */
  readonly found?: SampleStart;
  readonly phrase: string;
  /** Whether the link is damaged. */
  readonly isDamaged: boolean;
}

/** Returns the start for the page's address; undefined during the search. */
export function useRequestedStart(
  { phrase, link }: RequestedAddress,
  parser: ParserSource,
): RequestedStart | undefined {
  const language = useReaderLanguage();
  const [requested, setRequested] = useState<RequestedStart | undefined>(
    phrase === '' && link === '' ? { phrase, isDamaged: false } : undefined,
  );
  useEffect(() => {
    if (phrase === '' && link === '') return;
    let isWanted = true;
    const tryPhrase: TryPhrase = async (state, said) => {
      const plain = run(state, said, { language });
      if (plain.ok || plain.needs !== 'syntax') return plain;
      return runWithParser(state, said, { language, parser: await parser.load() });
    };
    const take = (found: RequestedStart): void => {
      if (isWanted) setRequested(found);
    };
    const find = async (): Promise<RequestedStart> =>
      link === ''
        ? { found: await startForPhrase(phrase, language, tryPhrase), phrase, isDamaged: false }
        : openLink(link);
    find().then(take, () => take({ phrase, isDamaged: false }));
    return () => {
      isWanted = false;
    };
  }, [phrase, link, language, parser]);
  return requested;
}

async function openLink(link: string): Promise<RequestedStart> {
  const shared = await readLink(link);
  if (!shared) return { phrase: '', isDamaged: true };
  const { start, phrase } = shared;
  const sample = { name: 'Shared text', languageId: start.languageId, text: start.text };
  return { found: { sample, start }, phrase, isDamaged: false };
}
