import { translate } from '#shared/i18n/translate.ts';
import type { Behaviour } from './behaviour.ts';
import { onClick } from './delegate.ts';
import { showFeedback } from './show-feedback.ts';

/** "Copy code" puts the text of its block on the clipboard. Line numbers and marks are drawn by styles, so they are not in it. */
export const installCopyCode: Behaviour = (root, { catalogue }) => {
  const copied = translate({ id: 'code.copied', message: 'Copied' }, {}, catalogue);
  const failed = translate({ id: 'code.copyFailed', message: 'Not copied' }, {}, catalogue);
  return onClick(root, '[data-action="copy-code"]', (button) => {
    const code = button.closest('.code-block')?.querySelector('pre > code');
    if (!code) return;
    writeClipboard(codeText(code)).then(
      () => showFeedback(button, copied),
      () => {
        // Where the clipboard is closed to pages, the reader's own copy command finds the code selected.
        root.getSelection()?.selectAllChildren(code);
        showFeedback(button, failed);
      },
    );
  });
};

/** The code as it was written, without the line break at its end. */
function codeText(code: Element): string {
  return (code.textContent ?? '').replace(/\n$/, '');
}

/** Writes to the clipboard; rejects where there is none, as on pages without a secure connection. */
export async function writeClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
