import type { StateCreator } from 'zustand/vanilla';
import { parseJson } from '#client/parse-json.ts';
import type { SafeStorage } from './safe-storage.ts';
import * as storageKeys from './storage-keys.ts';
import { voiceKeys } from './voice-keys.ts';

/** A key with its modifiers. `mod` is Ctrl, or Command on Apple devices. */
export interface KeyCombination {
  readonly key: string;
  readonly mod?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

/** Id of any shortcut, whether for search or for a control on the page. */
export type ShortcutId = 'search' | 'searchKey' | 'chooseResult' | PageShortcutId;

/** Id of a shortcut that presses a control on the page. */
export type PageShortcutId = keyof typeof pageShortcuts;

/** A shortcut's key combination, and whether the shortcut is on. */
export interface Shortcut extends KeyCombination {
  readonly isOn: boolean;
}

/** All shortcuts, by id. */
export type Shortcuts = Readonly<Record<ShortcutId, Shortcut>>;

/** Placeholder for any of the digits 1 to 9. */
export const anyDigit = '1…9';

/** Default shortcuts that press a control on the page. */
export const pageShortcuts = {
  previousSection: press('p'),
  nextSection: press('n'),
  previousMember: press('k'),
  nextMember: press('j'),
  top: press('u'),
  copyCode: press(anyDigit),
  ...voiceKeys,
};

/** Shortcuts until the reader changes them. */
export const defaultShortcuts: Shortcuts = {
  search: { key: 'k', mod: true, isOn: true },
  searchKey: { key: '/', isOn: true },
  chooseResult: { key: anyDigit, alt: true, isOn: true },
  ...pageShortcuts,
};

/** Returns a shortcut with the modifiers that all shortcuts for page controls share. */
function press(key: string): Shortcut {
  return { key, alt: true, shift: true, isOn: true };
}

/** The part of a keyboard event that determines which keys are pressed. */
export type PressedKeys = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'
>;

/** Whether the pressed keys match an enabled shortcut. */
export function matchesShortcut(
  pressed: PressedKeys,
  { key, mod = false, alt = false, shift = false, isOn }: Shortcut,
): boolean {
  if (!isOn || (pressed.ctrlKey || pressed.metaKey) !== mod || pressed.altKey !== alt) return false;
  if (key === anyDigit) return digitOf(pressed) !== null && pressed.shiftKey === shift;
  // With Alt, Apple keyboards report a different character.
  const isKey =
    pressed.key.toLowerCase() === key || (alt && pressed.code === `Key${key.toUpperCase()}`);
  return isKey && (pressed.shiftKey === shift || !usesShift(key));
}

/**
 * Whether shortcuts with this key distinguish Shift; a character such as "/" itself needs Shift on
 * some keyboards.
 */
export function usesShift(key: string): boolean {
  return /[a-z0-9]/.test(key);
}

/** Returns a key's digit, on the main keys or the numeric keypad; null for other keys and for 0. */
export function digitOf({ code }: Pick<PressedKeys, 'code'>): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** Parses stored shortcuts; invalid ones fall back to the defaults. */
export function parseShortcuts(json: string | null): Shortcuts {
  const stored = Object(parseJson(json)) as Partial<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(defaultShortcuts).map(([id, usual]) => {
      const read = stored[id] as Shortcut | null | undefined;
      return [id, isShortcut(read) ? read : usual];
    }),
  ) as Shortcuts;
}

function isShortcut(stored: Partial<Shortcut> | null | undefined): stored is Shortcut {
  return typeof stored?.key === 'string' && stored.key !== '' && typeof stored.isOn === 'boolean';
}

/** Returns the names of the keys, in the order in which to press them. */
export function keyNames(
  { key, mod, alt, shift }: KeyCombination,
  isApple: boolean,
): readonly string[] {
  return [
    ...(mod ? [isApple ? 'Command' : 'Ctrl'] : []),
    ...(alt ? [isApple ? 'Option' : 'Alt'] : []),
    ...(shift ? ['Shift'] : []),
    key.toUpperCase(),
  ];
}

/** The reader's keyboard shortcuts, stored only in this browser. */
export interface ShortcutsSlice {
  readonly shortcuts: Shortcuts;
  /** Loads the stored shortcuts, initially and whenever another tab changes them. */
  readonly restoreShortcuts: () => void;
  readonly setShortcuts: (shortcuts: Shortcuts) => void;
  /** Restores the defaults. */
  readonly resetShortcuts: () => void;
}

/** Creates the slice in its prerendered state: the default shortcuts. */
export function createShortcutsSlice(storage: SafeStorage): StateCreator<ShortcutsSlice> {
  const key = storageKeys.shortcuts;
  return (set) => ({
    shortcuts: defaultShortcuts,
    restoreShortcuts() {
      set({ shortcuts: parseShortcuts(storage.get(key)) });
    },
    setShortcuts(shortcuts) {
      storage.set(key, JSON.stringify(shortcuts));
      set({ shortcuts });
    },
    resetShortcuts() {
      storage.remove(key);
      set({ shortcuts: defaultShortcuts });
    },
  });
}
