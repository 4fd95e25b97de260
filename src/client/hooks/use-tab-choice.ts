import { useLayoutEffect, useState } from 'react';
import { tabGroupKey } from '#client/store/storage-keys.ts';
import { safeStorage } from '#client/store/safe-storage.ts';

interface TabChoiceOptions {
  readonly initial: string | null;
  /** Groups with the same id share their choice, which is stored. */
  readonly groupId?: string;
  isKnown(value: string): boolean;
}

/**
 * Returns the chosen tab and a function to choose another. The server renders the initial one; a
 * stored choice applies after hydration.
 */
export function useTabChoice({
  initial,
  groupId,
  isKnown,
}: TabChoiceOptions): [string | null, (value: string) => void] {
  const [value, setValue] = useState(initial);
  useLayoutEffect(() => {
    if (groupId === undefined) return;
    // A value that this group lacks has no effect.
    const follow = (chosen: string | null) =>
      chosen !== null && isKnown(chosen) && setValue(chosen);
    follow(safeStorage.get(tabGroupKey(groupId)));
    return safeStorage.subscribe(tabGroupKey(groupId), follow);
    // oxlint-disable-next-line react/exhaustive-deps -- The tabs of a group are written in the page and do not change.
  }, [groupId]);

  function choose(next: string) {
    setValue(next);
    if (groupId === undefined) return;
    const key = tabGroupKey(groupId);
    safeStorage.set(key, next);
    // Browsers notify only other browser tabs, but this page's other groups follow the choice too.
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: next }));
  }
  return [value, choose];
}
