import * as storageKeys from '#client/store/storage-keys.ts';
import { safeStorage } from '#client/store/safe-storage.ts';
import type { Behavior } from './behavior.ts';
import { onClick } from './support/delegate.ts';
import { watchSize } from './support/watch-size.ts';

const blocks = '.code-block > pre';
const button = '[data-action="wrap-code"]';

const isWrapped = () => safeStorage.get(storageKeys.codeWrap) === 'true';

/**
 * Starts or stops wrapping long lines in all code blocks when "Toggle word wrap" is pressed, and
 * stores the choice. The button is visible only in blocks with lines that are too long.
 */
export const installWrapCode: Behavior = () => {
  const updateAll = () => document.querySelectorAll<HTMLElement>(blocks).forEach(update);
  const stops = [
    onClick(button, () => {
      safeStorage.set(storageKeys.codeWrap, String(!isWrapped()));
      updateAll();
    }),
    safeStorage.subscribe(storageKeys.codeWrap, updateAll),
    watchSize(blocks, update),
  ];
  return () => stops.forEach((stop) => stop());
};

/**
 * Wraps a block if the reader has chosen to and its lines are too long, which can be detected only
 * while wrapping is off. Hides the button if all lines fit.
 */
function update(pre: HTMLElement) {
  const block = pre.parentElement;
  const toggle = block?.querySelector<HTMLElement>(button);
  if (!block || !toggle) return;
  delete block.dataset.wrapped;
  const isTooLong = pre.scrollWidth > pre.clientWidth;
  if (isTooLong && isWrapped()) block.dataset.wrapped = '';
  toggle.hidden = !isTooLong;
  toggle.setAttribute('aria-pressed', String(isWrapped()));
}
