import { useLayoutEffect, useState } from 'react';
import { tabGroupKey } from '#client/store/storage-keys.ts';
import { safeStorage } from '#client/store/safe-storage.ts';
import { listen } from '#client/listen.ts';

/** Event that notifies the other groups on the page; its detail is a TabChoice. */
const choiceEvent = 'tab-choice';

interface TabChoice {
  readonly groupId: string;
  readonly value: string;
}

interface TabChoiceOptions {
  readonly initial: string | null;
  /** Groups with the same id stay in sync; a group without an id is independent. */
  readonly groupId?: string;
  isKnown(value: string): boolean;
}

/** Returns the chosen tab and a function to choose another. The server renders the initial one; a stored choice applies after hydration. */
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
    const onChoice = ({ detail }: CustomEvent<TabChoice>) =>
      detail.groupId === groupId && follow(detail.value);
    follow(safeStorage.get(tabGroupKey(groupId)));
    const stop = safeStorage.subscribe(tabGroupKey(groupId), follow);
    const stopListening = listen<Record<string, CustomEvent<TabChoice>>>(document, {
      [choiceEvent]: onChoice,
    });
    return () => {
      stop();
      stopListening();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The tabs of a group are written in the page and do not change.
  }, [groupId]);

  function choose(next: string): void {
    setValue(next);
    if (groupId === undefined) return;
    safeStorage.set(tabGroupKey(groupId), next);
    document.dispatchEvent(
      new CustomEvent<TabChoice>(choiceEvent, { detail: { groupId, value: next } }),
    );
  }
  return [value, choose];
}
