import { translate } from '#shared/i18n/translate.ts';
import type { Behaviour } from './behaviour.ts';
import { writeClipboard } from './copy-code.ts';
import { onClick } from './delegate.ts';
import { showFeedback } from './show-feedback.ts';

/** "Copy page" copies the page's Markdown to the clipboard. */
export const installCopyPage: Behaviour = (root, { catalogue }) => {
  const copied = translate({ id: 'pageActions.copied', message: 'Copied' }, {}, catalogue);
  const failed = translate({ id: 'pageActions.copyFailed', message: 'Not copied' }, {}, catalogue);
  return onClick(root, '[data-action="copy-page"]', (button) => {
    copyFrom(button.dataset.url ?? '').then(
      () => showFeedback(button, copied),
      () => showFeedback(button, failed),
    );
  });
};

async function copyFrom(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${String(response.status)}`);
  await writeClipboard(await response.text());
}
