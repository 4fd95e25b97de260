import { writeClipboard } from './copy-code.ts';
import { showFeedback } from './support/show-feedback.ts';
import { fetchFile } from '../page-data/fetch-json.ts';
import { translate } from '#client/translate.ts';

/** Copies the page's Markdown to the clipboard and says so on the button. */
export function copyPage(button: HTMLElement): void {
  const text = fetchFile(button.dataset.url ?? '').then((response) => response.text());
  copyText(button, text);
}

/** Copies a text to the clipboard and says so on the button. */
export function copyText(button: HTMLElement, text: string | Promise<string>): void {
  Promise.resolve(text)
    .then(writeClipboard)
    .then(
      () => showFeedback(button, translate('pageActions.copied', 'Copied')),
      () => showFeedback(button, translate('pageActions.copyFailed', 'Not copied')),
    );
}
