import {
  anyDigit,
  digitOf,
  type KeyCombination,
  type PageShortcutId,
  type PressedKeys,
} from '#client/store/shortcuts.ts';
import { keyInDialogs, voiceControls } from '#client/store/voice-keys.ts';

/** Controls that shortcuts press; if there are several, the digit selects one. */
const controls: Readonly<Record<PageShortcutId, string>> = {
  previousSection: '#control-previous-section',
  nextSection: '#control-next-section',
  previousMember: '[data-action=step-member][value="-1"]',
  nextMember: '[data-action=step-member][value="1"]',
  top: '#control-top',
  copyCode: '[data-action=copy-code]',
  ...voiceControls,
};

/** Presses a shortcut's control. While a dialog is open, keys only show hats. */
export function pressByKeys(
  id: PageShortcutId,
  { key }: KeyCombination,
  pressed: Pick<PressedKeys, 'code'>,
): void {
  if (id !== keyInDialogs && document.querySelector('dialog[open], [aria-modal=true]')) return;
  const number = key === anyDigit ? (digitOf(pressed) ?? 1) : 1;
  document.querySelectorAll<HTMLElement>(controls[id])[number - 1]?.click();
}
