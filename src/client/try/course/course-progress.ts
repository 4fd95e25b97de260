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
  const { list: done, add: addDone, clear: clearDone } = useStoredList(storageKeys.course);
  const {
    list: helped,
    add: addHelped,
    clear: clearHelped,
  } = useStoredList(storageKeys.courseHelp);
  return {
    done,
    helped,
    add: useCallback(
      (id, isHelped) => {
        addDone(id);
        if (isHelped) addHelped(id);
      },
      [addDone, addHelped],
    ),
    clear: useCallback(() => {
      clearDone();
      clearHelped();
    }, [clearDone, clearHelped]),
  };
}

interface StoredList {
  readonly list: readonly string[];
  add(item: string): void;
  clear(): void;
}

function useStoredList(key: string): StoredList {
  const [list, setList] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = (): void => setList(parseList(safeStorage.get(key)));
    read();
    return safeStorage.subscribe(key, read);
  }, [key]);
  return {
    list,
    add: useCallback(
      (item) => {
        const before = parseList(safeStorage.get(key));
        if (before.includes(item)) return;
        safeStorage.set(key, JSON.stringify([...before, item]));
        setList([...before, item]);
      },
      [key],
    ),
    clear: useCallback(() => {
      safeStorage.remove(key);
      setList([]);
    }, [key]),
  };
}

/** Parses a stored list; anything else yields an empty one. */
function parseList(json: string | null): readonly string[] {
  const value = parseJson(json);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
