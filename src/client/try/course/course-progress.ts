import { useCallback, useEffect, useState } from 'react';
import { parseJson } from '#client/parse-json.ts';
import { connectStored, safeStorage } from '#client/store/safe-storage.ts';
import * as storageKeys from '#client/store/storage-keys.ts';

/**
 * Returns the ids of the completed steps, and of the steps that needed a hint or another try. Both
 * lists are stored only in this browser, and are empty on the server and until scripts run.
 */
export function useCourseProgress() {
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

/** Returns a stored list, and a function that changes it; each item is stored only once. */
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

/** Reads a stored list. Returns an empty list for anything else. */
function readList(key: string): StringList {
  const value = parseJson(safeStorage.get(key));
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
