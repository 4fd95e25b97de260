/** A key with what is held down beside it. `mod` is Ctrl, or Command on Apple's machines. */
export interface KeyCombination {
  readonly key: string;
  readonly mod?: boolean;
  readonly alt?: boolean;
  readonly shift?: boolean;
}

/** A shortcut of the site. */
export type ShortcutId = 'search' | 'searchKey' | 'chooseResult';

/** How the reader has a shortcut. */
export interface Shortcut extends KeyCombination {
  readonly isOn: boolean;
}

/** All shortcuts. */
export type Shortcuts = Readonly<Record<ShortcutId, Shortcut>>;

/** Stands for any of the digits 1 to 9. */
const anyDigit = '1…9';

/** What holds until the reader changes it. */
export const defaultShortcuts: Shortcuts = {
  search: { key: 'k', mod: true, isOn: true },
  searchKey: { key: '/', isOn: true },
  chooseResult: { key: anyDigit, alt: true, isOn: true },
};

/** The part of a keyboard event that tells which keys are down. */
export interface PressedKeys {
  readonly key: string;
  /** Place of the key: with Alt, some systems give another character than the one on it. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether the keys that are down are those of a shortcut that is on. */
export function matchesShortcut(
  pressed: PressedKeys,
  { key, mod = false, alt = false, shift = false, isOn }: Shortcut,
): boolean {
  if (!isOn || (pressed.ctrlKey || pressed.metaKey) !== mod || pressed.altKey !== alt) return false;
  if (key === anyDigit) return digitOf(pressed) !== null && pressed.shiftKey === shift;
  // A character such as "/" needs Shift on some keyboards.
  return pressed.key.toLowerCase() === key && (pressed.shiftKey === shift || !/[a-z0-9]/.test(key));
}

/** The digit of a key, wherever it stands; null for others and for 0. */
export function digitOf({ code }: Pick<PressedKeys, 'code'>): number | null {
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return digit === undefined ? null : Number(digit);
}

/** The keys that are down as a combination; null while only modifiers are. */
export function readCombination(pressed: PressedKeys, id: ShortcutId): KeyCombination | null {
  const isDigit = id === 'chooseResult';
  if (isDigit ? digitOf(pressed) === null : pressed.key.length !== 1 || pressed.key === ' ')
    return null;
  const mod = pressed.ctrlKey || pressed.metaKey;
  if (isDigit && !mod && !pressed.altKey) return null;
  return {
    key: isDigit ? anyDigit : pressed.key.toLowerCase(),
    ...(mod ? { mod } : {}),
    ...(pressed.altKey ? { alt: true } : {}),
    ...(pressed.shiftKey ? { shift: true } : {}),
  };
}

/** Reads stored shortcuts; what cannot be read is as it was at first. */
export function parseShortcuts(json: string | null): Shortcuts {
  const stored = parseObject(json);
  return {
    search: readStored(stored.search, 'search'),
    searchKey: readStored(stored.searchKey, 'searchKey'),
    chooseResult: readStored(stored.chooseResult, 'chooseResult'),
  };
}

function readStored(value: unknown, id: ShortcutId): Shortcut {
  const { key, mod, alt, shift, isOn } = (
    typeof value === 'object' && value !== null ? value : {}
  ) as Partial<Record<keyof Shortcut, unknown>>;
  if (typeof key !== 'string' || key === '' || typeof isOn !== 'boolean')
    return defaultShortcuts[id];
  return {
    key,
    ...(mod === true ? { mod } : {}),
    ...(alt === true ? { alt } : {}),
    ...(shift === true ? { shift } : {}),
    isOn,
  };
}

function parseObject(json: string | null): Partial<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Names of the keys, in the order in which they are pressed. */
export function keyNames(
  { key, mod, alt, shift }: KeyCombination,
  isApple: boolean,
): readonly string[] {
  return [
    ...(mod ? [isApple ? 'Command' : 'Ctrl'] : []),
    ...(alt ? [isApple ? 'Option' : 'Alt'] : []),
    ...(shift ? ['Shift'] : []),
    key.length === 1 ? key.toUpperCase() : key,
  ];
}
