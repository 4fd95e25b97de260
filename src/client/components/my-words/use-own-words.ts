import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { mergeOverrides, readCustomVocabulary } from '#client/my-vocabulary/custom-vocabulary.ts';
import type { CsvProblem, CustomFile } from '#client/my-vocabulary/custom-vocabulary.ts';
import { parseOverrides } from '#client/my-vocabulary/overrides.ts';
import { defaultVocabulary } from '#shared/voice/vocabulary.ts';
import { listWordChanges } from '#client/my-vocabulary/word-changes.ts';
import type { WordChange } from '#client/my-vocabulary/word-changes.ts';
import { ownWords } from '#client/store/own-words.ts';

/** What came of the files that were read last. */
export interface ReadOutcome {
  readonly fileCount: number;
  /** The first of them. */
  readonly problems: readonly CsvProblem[];
  readonly problemCount: number;
}

/** The reader's words, and what can be done with them. */
export interface OwnWordsControls {
  /** What differs from the default words. */
  readonly changes: readonly WordChange[];
  /** null before any file was read, and after the defaults were restored. */
  readonly outcome: ReadOutcome | null;
  readFiles(files: readonly CustomFile[]): void;
  restore(): void;
}

const snapshot = (): string => JSON.stringify(ownWords.get());

/** Reads files into the reader's own words and follows changes of them. */
export function useOwnWords(): OwnWordsControls {
  const stored = useSyncExternalStore(ownWords.subscribe, snapshot);
  const changes = useMemo(
    () => listWordChanges(parseOverrides(stored), defaultVocabulary),
    [stored],
  );
  const [outcome, setOutcome] = useState<ReadOutcome | null>(null);
  const readFiles = useCallback((files: readonly CustomFile[]) => {
    const custom = readCustomVocabulary(files, defaultVocabulary);
    ownWords.set(mergeOverrides(ownWords.get(), custom));
    const { problems, problemCount } = custom;
    setOutcome({ fileCount: files.length, problems, problemCount });
  }, []);
  const restore = useCallback(() => {
    ownWords.set([]);
    setOutcome(null);
  }, []);
  return { changes, outcome, readFiles, restore };
}
