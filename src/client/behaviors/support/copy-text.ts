import { translate } from '#client/i18n/translate.ts';
import { showFeedback } from './show-feedback.ts';

/**
 * Copies text to the clipboard and shows the outcome on the button; calls `onFail` if copying
 * fails.
 */
export async function copyText(
  button: HTMLElement,
  text: string | Promise<string>,
  onFail = (): void => undefined,
): Promise<void> {
  try {
    // Throws on insecure pages, which have no clipboard API.
    await navigator.clipboard.writeText(await text);
    showFeedback(button, translate('code.copied', 'Copied'));
  } catch {
    onFail();
    showFeedback(button, translate('code.copyFailed', 'Not copied'));
  }
}
