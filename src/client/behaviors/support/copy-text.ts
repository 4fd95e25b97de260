import { translate } from '#client/i18n/translate.ts';
import { showFeedback } from './show-feedback.ts';

/** Copies a text to the clipboard, and says so on the button; calls `onFail` if that fails. */
export async function copyText(
  button: HTMLElement,
  text: string | Promise<string>,
  onFail = (): void => undefined,
): Promise<void> {
  try {
    // Pages without a secure connection have no clipboard.
    await navigator.clipboard.writeText(await text);
    showFeedback(button, translate('code.copied', 'Copied'));
  } catch {
    onFail();
    showFeedback(button, translate('code.copyFailed', 'Not copied'));
  }
}
