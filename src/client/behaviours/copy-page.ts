import type { Catalogue } from '#shared/i18n/catalogue.ts';
import { translate } from '#shared/i18n/translate.ts';
import { writeClipboard } from './copy-code.ts';
import { showFeedback } from './show-feedback.ts';

/** Copies the page's Markdown to the clipboard and says so on the button. */
export function copyPage(button: HTMLElement, catalogue?: Catalogue): void {
  copyFrom(button.dataset.url ?? '').then(
    () =>
      showFeedback(
        button,
        translate({ id: 'pageActions.copied', message: 'Copied' }, {}, catalogue),
      ),
    () =>
      showFeedback(
        button,
        translate({ id: 'pageActions.copyFailed', message: 'Not copied' }, {}, catalogue),
      ),
  );
}

async function copyFrom(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  await writeClipboard(await response.text());
}
