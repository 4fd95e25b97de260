import type { Locator } from '@playwright/test';

/**
 * Presses a button that copies a text, waits until it says "Copied", and returns the clipboard's
 * text. Watches the button, because it says so only for a second, which a busy machine may miss.
 */
export async function copiedText(button: Locator, press = () => button.click()): Promise<string> {
  const element = await button.elementHandle();
  const said = element?.evaluate(
    (watched) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (watched.textContent === 'Copied') resolve();
        });
        observer.observe(watched, { childList: true, subtree: true, characterData: true });
      }),
  );
  await press();
  await said;
  return button.page().evaluate(() => navigator.clipboard.readText());
}
