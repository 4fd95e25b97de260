import { useCallback, useEffect, useState } from 'react';
import { parseJson } from '#client/parse-json.ts';
import { connectStored, safeStorage } from '#client/store/safe-storage.ts';
import * as storageKeys from '#client/store/storage-keys.ts';

/** Completed steps of the course; stored only in this browser. */
export interface CourseProgress {
  /** Ids of the steps. Empty on the server and until scripts run. */
  readonly done: readonly string[];
  /** Those of them that needed a hint or another try. */
  readonly helped: readonly string[];
  add(id: string, isHelped: boolean): void;
  clear(): void;
}

/** Tracks progress in this tab and in others. */
export function useCourseProgress(): CourseProgress {
  const [done, writeDone] = useStoredList(storageKeys.course);
  const [helped, writeHelped] = useStoredList(storageKeys.courseHelp);
  const add = useCallback(
    (id: string, isHelped: boolean) => {
      writeDone((list) => [...list, id]);
      if (isHelped) writeHelped((list) => [...list, id]);
    },
    [writeDone, writeHelped],
  );
  const clear = (): void => {
    writeDone(() => []);
    writeHelped(() => []);
  };
  return { done, helped, add, clear };
}

type StringList = readonly string[];

/** Returns a list in the storage, and a function that changes it; each item is stored once. */
function useStoredList(key: string) {
  const [list, setList] = useState<StringList>([]);
  useEffect(() => connectStored(key, () => setList(readList(key))), [key]);
  const change = useCallback(
    (next: (list: StringList) => StringList) => {
      safeStorage.set(key, JSON.stringify([...new Set(next(readList(key)))]));
      setList(readList(key));
    },
    [key],
  );
  return [list, change] as const;
}

/** Reads a stored list; anything else yields an empty one. */
function readList(key: string): StringList {
  const value = parseJson(safeStorage.get(key));
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
