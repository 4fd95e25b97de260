import { useCallback, useMemo, useState } from 'react';
import {
  mergeMyVocabulary,
  readVocabularyFiles,
  type CsvProblem,
  type GivenFile,
} from '#client/my-vocabulary/read-vocabulary-files.ts';
import { listChangedTerms, type ChangedTerm } from '#client/my-vocabulary/changed-terms.ts';
import { useLanguage } from '#client/language/in-language.tsx';
import { useSiteStore, useSiteStoreApi } from '#client/store/use-site-store.tsx';

/** How many files were read, and with which problems. */
export interface ReadOutcome {
  readonly fileCount: number;
  /** Only the first few. */
  readonly problems: readonly CsvProblem[];
  readonly problemCount: number;
}

/** The reader's vocabulary and its actions. */
export interface MyVocabularyControls {
  /** Differences from the default words. */
  readonly changes: readonly ChangedTerm[];
  /** The result of the last action; null before the first. */
  readonly outcome: ReadOutcome | 'restored' | null;
  readFiles(files: readonly GivenFile[]): void;
  restore(): void;
}

/** Reads files into the reader's vocabulary and subscribes to its changes. */
export function useMyVocabulary(): MyVocabularyControls {
  const mine = useSiteStore((state) => state.myVocabulary);
  const store = useSiteStoreApi();
  const { vocabulary } = useLanguage();
  const changes = useMemo(() => listChangedTerms(mine, vocabulary), [mine, vocabulary]);
  const [outcome, setOutcome] = useState<MyVocabularyControls['outcome']>(null);
  const readFiles = useCallback(
    (files: readonly GivenFile[]) => {
      const reading = readVocabularyFiles(files, vocabulary, store.getState().myVocabulary);
      const { myVocabulary, setMyVocabulary } = store.getState();
      setMyVocabulary(mergeMyVocabulary(myVocabulary, reading));
      const { problems, problemCount } = reading;
      setOutcome({ fileCount: files.length, problems, problemCount });
    },
    [store, vocabulary],
  );
  const restore = useCallback(() => {
    store.getState().setMyVocabulary([]);
    setOutcome('restored');
  }, [store]);
  return { changes, outcome, readFiles, restore };
}
