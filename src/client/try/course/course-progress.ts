import { useCallback, useEffect, useState } from 'react';
import { safeStorage } from '#client/store/safe-storage.ts';
import * as storageKeys from '#shared/document/storage-keys.ts';

/** The course steps that the reader has done; stored only in this browser. */
export interface CourseProgress {
  /** Step ids. Empty on the server and until scripts run. */
  readonly done: readonly string[];
  add(id: string): void;
  clear(): void;
}

/** Parses stored progress; anything else yields an empty list. */
function parseProgress(json: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Tracks the progress in this tab and in others. */
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
