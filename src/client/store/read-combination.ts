import {
  anyDigit,
  defaultShortcuts,
  digitOf,
  type KeyCombination,
  type PressedKeys,
  type ShortcutId,
} from './shortcuts.ts';

/** Returns the pressed keys as a combination; null while only modifiers are pressed. */
export function readCombination(pressed: PressedKeys, id: ShortcutId): KeyCombination | null {
  const isDigit = defaultShortcuts[id].key === anyDigit;
  if (isDigit ? digitOf(pressed) === null : pressed.key.length !== 1 || pressed.key === ' ')
    return null;
  const mod = pressed.ctrlKey || pressed.metaKey;
  if (isDigit && !mod && !pressed.altKey) return null;
  return {
    key: isDigit ? anyDigit : keyOf(pressed),
    mod: mod || undefined,
    alt: pressed.altKey || undefined,
    shift: pressed.shiftKey || undefined,
  };
}

/**
 * Returns the key's letter, because Apple's keyboards report a different character while Alt is
 * held.
 */
function keyOf({ key, code, altKey }: PressedKeys): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return (altKey && letter && !/^[a-z]$/i.test(key) ? letter : key).toLowerCase();
}
