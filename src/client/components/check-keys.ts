import {
  anyDigit,
  defaultShortcuts,
  digitOf,
  usesShift,
  type KeyCombination,
  type PressedKeys,
  type ShortcutId,
  type Shortcuts,
} from '../store/shortcuts.ts';

/**
 * Returns the id of another shortcut with the same keys, enabled or not; undefined if there is
 * none.
 */
export function findSameKeys(
  keys: KeyCombination,
  id: ShortcutId,
  shortcuts: Shortcuts,
): ShortcutId | undefined {
  return (Object.keys(shortcuts) as ShortcutId[]).find(
    (other) => other !== id && isSame(keys, shortcuts[other]),
  );
}

function isSame(keys: KeyCombination, others: KeyCombination) {
  const isDigitOf = (any: string, digit: string) => any === anyDigit && /^[1-9]$/.test(digit);
  return (
    (keys.key === others.key ||
      isDigitOf(keys.key, others.key) ||
      isDigitOf(others.key, keys.key)) &&
    !keys.mod === !others.mod &&
    !keys.alt === !others.alt &&
    (!keys.shift === !others.shift || !usesShift(keys.key))
  );
}

/** Keys that browsers use with Ctrl or Command. */
const browserKeys = new Set([...'abcdfhjlnoprstuvwxyz0123456789+-=', anyDigit]);
const browserKeysWithShift = new Set([...'bcdijmnoprtwz']);

/** Whether browsers use these keys themselves; some of them never reach a page. */
export function isBrowserKey({ key, mod, alt, shift }: KeyCombination): boolean {
  if (isFunctionKey(key)) return true;
  if (!mod) return alt === true && shift !== true && /^[def]$/.test(key);
  return alt !== true && (shift === true ? browserKeysWithShift : browserKeys).has(key);
}

function isFunctionKey(key: string) {
  return /^f\d{1,2}$/i.test(key);
}

/**
 * Returns the pressed keys as a combination; null for keys that cannot form one, such as modifiers
 * alone.
 */
export function readCombination(pressed: PressedKeys, id: ShortcutId): KeyCombination | null {
  if (isFunctionKey(pressed.key)) return { key: pressed.key.toLowerCase() };
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
 * Returns the typed character in lower case, or the letter on the key if Alt changes it to another
 * character, as on Apple keyboards.
 */
function keyOf({ key, code, altKey }: PressedKeys) {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return (altKey && letter && !/^[a-z]$/i.test(key) ? letter : key).toLowerCase();
}
