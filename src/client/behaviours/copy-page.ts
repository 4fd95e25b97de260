import type { Catalogue, MessageDescriptor } from '#shared/i18n/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import { writeClipboard } from './copy-code.ts';
import { showFeedback } from './support/show-feedback.ts';

/** Copies the page's Markdown to the clipboard and says so on the button. */
export function copyPage(button: HTMLElement, catalogue?: Catalogue): void {
  copyText(button, fetchText(button.dataset.url ?? ''), catalogue);
}

/** Copies a text to the clipboard and says so on the button. */
export function copyText(
  button: HTMLElement,
  text: string | Promise<string>,
  catalogue?: Catalogue,
): void {
  const say = (message: MessageDescriptor) =>
    showFeedback(button, translate(message, {}, catalogue));
  Promise.resolve(text)
    .then(writeClipboard)
    .then(
      () => say({ id: 'pageActions.copied', message: 'Copied' }),
      () => say({ id: 'pageActions.copyFailed', message: 'Not copied' }),
    );
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  return response.text();
}
