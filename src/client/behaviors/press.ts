import {
  anyDigit,
  digitOf,
  type KeyCombination,
  type PageShortcutId,
  type PressedKeys,
} from '#client/store/shortcuts.ts';
import { keyInDialogs, voiceControls } from '#client/store/voice-keys.ts';
import { fetchFile } from '../page-data/fetch-json.ts';
import { copyText } from './support/copy-text.ts';
import { mixInherited } from './mix-inherited.ts';
import { memberSteps, sectionSteps, takeStep } from './take-step.ts';

/** Button handlers, keyed by `data-action`. */
const actions: Readonly<Record<string, (control: HTMLButtonElement | HTMLInputElement) => void>> = {
  step: ({ value }) => takeStep(Number(value), sectionSteps),
  'step-member': ({ value }) => takeStep(Number(value), memberSteps),
  'copy-page': (button) =>
    void copyText(
      button,
      fetchFile(button.dataset.url ?? '').then((response) => response.text()),
    ),
  'copy-import': (button) => void copyText(button, button.value),
  // Used where the text mentions a control at the foot of the page.
  'press-control': ({ value }) => document.getElementById(value)?.click(),
  fold: ({ value }) => {
    for (const details of document.querySelectorAll('article details'))
      details.toggleAttribute('open', value !== '');
  },
  'mix-inherited': (control) => mixInherited((control as HTMLInputElement).checked),
};

/**
 * Runs the action of a control that `press-later.ts` listens to. A print button, which has none,
 * prints the page.
 */
export function press(control: HTMLElement): void {
  const act = actions[control.dataset.action ?? ''];
  if (act) act(control as HTMLButtonElement);
  else {
    // Print styles depend on which button has the focus.
    control.focus();
    print();
  }
}

/**
 * Selectors for the controls that shortcuts press; if several controls match, the digit picks one.
 */
const controls: Readonly<Record<PageShortcutId, string>> = {
  previousSection: '#control-previous-section',
  nextSection: '#control-next-section',
  previousMember: '[data-action=step-member][value="-1"]',
  nextMember: '[data-action=step-member][value="1"]',
  top: '#control-top',
  copyCode: '[data-action=copy-code]',
  ...voiceControls,
};

/**
 * Presses a shortcut's control. While a dialog is open, only the shortcut that shows hats works.
 */
export function pressByKeys(
  id: PageShortcutId,
  { key }: KeyCombination,
  pressed: Pick<PressedKeys, 'code'>,
): void {
  if (id !== keyInDialogs && document.querySelector('dialog[open], [aria-modal=true]')) return;
  const number = key === anyDigit ? (digitOf(pressed) ?? 1) : 1;
  document.querySelectorAll<HTMLElement>(controls[id])[number - 1]?.click();
}
