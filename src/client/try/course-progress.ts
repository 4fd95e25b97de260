import { useCallback, useEffect, useState } from 'react';
import { safeStorage } from '#client/store/safe-storage.ts';
import { storageKeys } from '#shared/storage-keys.ts';

/** Which steps of the course the reader has done; kept in this browser. */
export interface CourseProgress {
  /** Ids of steps. Empty on the server and until the page runs. */
  readonly done: readonly string[];
  add(id: string): void;
  clear(): void;
}

/** Reads stored progress; anything else gives an empty list. */
function parseProgress(json: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Follows the progress in this tab and in others. */
export function useCourseProgress(): CourseProgress {
  const [done, setDone] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = (): void => setDone(parseProgress(safeStorage.get(storageKeys.course)));
    read();
    return safeStorage.subscribe(storageKeys.course, read);
  }, []);
  return {
    done,
    add: useCallback((id) => {
      const before = parseProgress(safeStorage.get(storageKeys.course));
      if (before.includes(id)) return;
      safeStorage.set(storageKeys.course, JSON.stringify([...before, id]));
      setDone([...before, id]);
    }, []),
    clear: useCallback(() => {
      safeStorage.remove(storageKeys.course);
      setDone([]);
    }, []),
  };
}
