import { earlyFieldId, searchReadyAttribute } from '#shared/document/document-marks.ts';
import { addEarlyField } from '#client/search/early-field.ts';
import type { Shortcut } from '#client/store/shortcuts.ts';
import * as storageKeys from '#client/store/storage-keys.ts';

/**
 * Handles the search shortcut until the app does: adds a field that accepts typed text, which
 * `search/early-field.ts` passes to the dialog; Enter stores the text in the field's name. `label`
 * is the field's accessible name.
 */
export function listenForSearch(label: string, readStorage: (key: string) => string | null): void {
  document.addEventListener('keydown', (event) => {
    const field = document.querySelector<HTMLInputElement>(`#${earlyFieldId}`);
    if (field && event.key === 'Enter') field.name = field.value;
    if (document.documentElement.hasAttribute(searchReadyAttribute)) return;
    if (field && event.key === 'Escape') return field.remove();
    if (!isShortcut(event, readShortcut(readStorage(storageKeys.shortcuts)))) return;
    event.preventDefault();
    (field ?? addEarlyField(label)).focus();
  });
}

function readShortcut(stored: string | null) {
  const standard = { key: 'k', isOn: true, mod: true };
  try {
    const { search } = JSON.parse(stored ?? '{}') as { readonly search?: Shortcut };
    return search ?? standard;
  } catch {
    return standard;
  }
}

/**
 * Whether an event matches the shortcut. A shortcut without Ctrl or Command never matches, because
 * its key may be text typed elsewhere.
 */
function isShortcut(event: KeyboardEvent, { key, isOn, mod, alt, shift }: Shortcut) {
  const hasModifiers =
    (event.ctrlKey || event.metaKey) &&
    event.altKey === Boolean(alt) &&
    event.shiftKey === Boolean(shift);
  return isOn && Boolean(mod) && hasModifiers && event.key.toLowerCase() === key;
}
