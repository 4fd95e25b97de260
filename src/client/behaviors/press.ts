import { fetchFile } from '../page-data/fetch-json.ts';
import { copyText } from './support/copy-text.ts';
import { mixInherited } from './mix-inherited.ts';
import { memberSteps, sectionSteps, takeStep } from './take-step.ts';

export { pressByKeys } from './press-by-keys.ts';

/** Handlers of buttons, keyed by `data-action`. */
const actions: Readonly<Record<string, (control: HTMLButtonElement | HTMLInputElement) => void>> = {
  step: ({ value }) => takeStep(Number(value), sectionSteps),
  'step-member': ({ value }) => takeStep(Number(value), memberSteps),
  'copy-page': (button) =>
    void copyText(
      button,
      fetchFile(button.dataset.url ?? '').then((response) => response.text()),
    ),
  'copy-import': (button) => void copyText(button, button.value),
  // Pressed where the text mentions a control at the foot of the page.
  'press-control': ({ value }) => document.getElementById(value)?.click(),
  fold: ({ value }) => openAll(value !== ''),
  'mix-inherited': (control) => mixInherited((control as HTMLInputElement).checked),
};

/** Runs the handler of a control that `press-later.ts` listens to. */
export function press(control: HTMLElement): void {
  const act = actions[control.dataset.action ?? ''];
  if (act) act(control as HTMLButtonElement);
  else {
    // Print styles depend on which button has the focus.
    control.focus();
    print();
  }
}

/** Opens or closes everything collapsible in the page's text. */
function openAll(isOpen: boolean): void {
  for (const details of document.querySelectorAll('article details'))
    details.toggleAttribute('open', isOpen);
}
