import { useCallback, useEffect, useState } from 'react';
import { parseJson } from '#client/parse-json.ts';
import { safeStorage } from '#client/store/safe-storage.ts';
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
  const [done, changeDone] = useStoredList(storageKeys.course);
  const [helped, changeHelped] = useStoredList(storageKeys.courseHelp);
  const add = useCallback(
    (id: string, isHelped: boolean) => {
      const withId = (list: StringList): StringList => (list.includes(id) ? list : [...list, id]);
      changeDone(withId);
      if (isHelped) changeHelped(withId);
    },
    [changeDone, changeHelped],
  );
  const clear = (): void => {
    changeDone(() => []);
    changeHelped(() => []);
  };
  return { done, helped, add, clear };
}

type StringList = readonly string[];

/** Returns a list in the storage, and a function that changes it. */
function useStoredList(key: string) {
  const [list, setList] = useState<StringList>([]);
  useEffect(() => {
    const read = (): void => setList(parseList(safeStorage.get(key)));
    read();
    return safeStorage.subscribe(key, read);
  }, [key]);
  const change = useCallback(
    (next: (list: StringList) => StringList) => {
      const items = next(parseList(safeStorage.get(key)));
      safeStorage.set(key, JSON.stringify(items));
      setList(items);
    },
    [key],
  );
  return [list, change] as const;
}

/** Parses a stored list; anything else yields an empty one. */
function parseList(json: string | null): StringList {
  const value = parseJson(json);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
