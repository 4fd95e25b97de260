import type { Catalogue, MessageDescriptor } from '#shared/i18n/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import { writeClipboard } from './copy-code.ts';
import { showFeedback } from './support/show-feedback.ts';
import { fetchFile } from '../page-data/fetch-json.ts';

/** Copies the page's Markdown to the clipboard and says so on the button. */
export function copyPage(button: HTMLElement, catalogue?: Catalogue): void {
  const text = fetchFile(button.dataset.url ?? '').then((response) => response.text());
  copyText(button, text, catalogue);
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
