import {
  anyDigit,
  digitOf,
  type KeyCombination,
  type PageShortcutId,
  type PressedKeys,
} from '#client/store/shortcuts.ts';

/** Controls that shortcuts press; if there are several, the digit selects one. */
const controls: Readonly<Record<PageShortcutId, string>> = {
  showHats: '#control-hats',
  previousSection: '#control-previous-section',
  nextSection: '#control-next-section',
  previousMember: '[data-action=step-member][value="-1"]',
  nextMember: '[data-action=step-member][value="1"]',
  top: '#control-top',
  copyCode: '[data-action=copy-code]',
  print: '.print-button',
};

/** Presses a shortcut's control. While a dialog is open, keys only show hats. */
export function pressByKeys(
  id: PageShortcutId,
  { key }: KeyCombination,
  pressed: Pick<PressedKeys, 'code'>,
): void {
  if (id !== 'showHats' && document.querySelector('dialog[open], [aria-modal=true]')) return;
  const number = key === anyDigit ? (digitOf(pressed) ?? 1) : 1;
  document.querySelectorAll<HTMLElement>(controls[id])[number - 1]?.click();
}
