import { useEffect, useState } from 'react';
import { pageParser } from '#client/try/session/page-parser.ts';
import { useReaderLanguage } from '#client/try/session/use-reader-language.ts';
import { readLink } from '#client/try/link/read-link.ts';
import { startForPhrase, type SampleStart } from './start-for-phrase.ts';

/** Requests in the page's address. */
export interface RequestedAddress {
  /** Phrase in `?say=`. */
  readonly phrase: string;
  /** Value of `#s=`. */
  readonly link: string;
}

/** The start for an address. */
export interface RequestedStart {
  /** A text in which the phrase works, or the text from the link. */
  readonly found?: SampleStart;
  readonly phrase: string;
  readonly isDamaged?: boolean;
}

/** Returns the start that the page's address requests; undefined during the search. */
export function useRequestedStart({ phrase, link }: RequestedAddress): RequestedStart | undefined {
  const language = useReaderLanguage();
  const [requested, setRequested] = useState<RequestedStart | undefined>(
    phrase === '' && link === '' ? { phrase } : undefined,
  );
  useEffect(() => {
    if (phrase === '' && link === '') return;
    let isWanted = true;
    const take = (found: RequestedStart): void => {
      if (isWanted) setRequested(found);
    };
    const find = async (): Promise<RequestedStart> => {
      if (link !== '') return openLink(link);
      const found = await startForPhrase(phrase, language, (state, said) =>
        pageParser.run(state, said, { language }),
      );
      return { found, phrase };
    };
    find().then(take, () => take({ phrase }));
    return () => {
      isWanted = false;
    };
  }, [phrase, link, language]);
  return requested;
}

async function openLink(link: string): Promise<RequestedStart> {
  const shared = await readLink(link);
  if (!shared) return { phrase: '', isDamaged: true };
  const { start, phrase } = shared;
  const sample = { name: 'Shared text', languageId: start.languageId, text: start.text };
  return { found: { sample, start }, phrase };
}
