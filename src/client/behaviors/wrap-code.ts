import * as storageKeys from '#client/store/storage-keys.ts';
import { safeStorage } from '#client/store/safe-storage.ts';
import type { Behavior } from './behavior.ts';
import { onClick } from './support/delegate.ts';
import { watchSize } from './support/watch-size.ts';

const blocks = '.code-block';
const button = '[data-action="wrap-code"]';

/**
 * Wraps long code lines in all blocks on "Toggle word wrap". The button is visible only if lines
 * are too long, and the choice is stored.
 */
export const installWrapCode: Behavior = (root) => {
  const stopClicks = onClick(root, button, () => {
    const isWrapped = safeStorage.get(storageKeys.codeWrap) !== 'true';
    safeStorage.set(storageKeys.codeWrap, String(isWrapped));
    updateAll();
  });
  const stopOtherTabs = safeStorage.subscribe(storageKeys.codeWrap, updateAll);
  const stopSizes = watchSize(root, `${blocks} > pre`, update);

  function updateAll(): void {
    root.querySelectorAll<HTMLElement>(`${blocks} > pre`).forEach(update);
  }
  function update(pre: HTMLElement): void {
    const block = pre.parentElement;
    if (block) updateBlock(block, pre);
  }
  return () => [stopClicks, stopOtherTabs, stopSizes].forEach((stop) => stop());
};

/** Long lines can only be detected while lines are not wrapped. */
function updateBlock(block: HTMLElement, pre: HTMLElement): void {
  const toggle = block.querySelector<HTMLElement>(button);
  if (!toggle) return;
  const isWrapped = safeStorage.get(storageKeys.codeWrap) === 'true';
  delete block.dataset.wrapped;
  const isTooLong = pre.scrollWidth > pre.clientWidth;
  if (isTooLong && isWrapped) block.dataset.wrapped = '';
  toggle.hidden = !isTooLong;
  toggle.setAttribute('aria-pressed', String(isWrapped));
}
