import { useMemo, useState } from 'react';
import {
  mergeMyVocabulary,
  readVocabularyFiles,
  type CsvProblem,
  type GivenFile,
} from '#client/my-vocabulary/read-vocabulary-files.ts';
import { listChangedTerms } from '#client/my-vocabulary/changed-terms.ts';
import { useLanguage } from '#client/language/in-language.tsx';
import { useSiteStore, useSiteStoreApi } from '#client/store/use-site-store.tsx';

/** The number of files read and the problems found in them. */
export interface ReadOutcome {
  readonly fileCount: number;
  /** Only the first few. */
  readonly problems: readonly CsvProblem[];
  readonly problemCount: number;
}

/** Reads files into the reader's vocabulary and subscribes to its changes. */
export function useMyVocabulary() {
  const mine = useSiteStore((state) => state.myVocabulary);
  const store = useSiteStoreApi();
  const { vocabulary } = useLanguage();
  /** Differences from the default words. */
  const changes = useMemo(() => listChangedTerms(mine, vocabulary), [mine, vocabulary]);
  /** The result of the most recent action; null before the first. */
  const [outcome, setOutcome] = useState<ReadOutcome | 'restored' | null>(null);
  const readFiles = (files: readonly GivenFile[]) => {
    const { myVocabulary, setMyVocabulary } = store.getState();
    const reading = readVocabularyFiles(files, vocabulary, myVocabulary);
    setMyVocabulary(mergeMyVocabulary(myVocabulary, reading));
    const { problems, problemCount } = reading;
    setOutcome({ fileCount: files.length, problems, problemCount });
  };
  const restore = () => {
    store.getState().setMyVocabulary([]);
    setOutcome('restored');
  };
  return { changes, outcome, readFiles, restore };
}
