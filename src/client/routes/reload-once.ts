import { storageKeys } from '#shared/storage-keys.ts';
import { safeSessionStorage } from '#client/store/safe-storage.ts';

/** Milliseconds in which the same address is not loaded fully a second time. */
const guardTime = 10_000;

/**
 * Loads an address fully after its code could not be fetched, as happens to a tab that was open during a deploy.
 * Returns false, and does nothing, when that was tried a moment ago, or where a load without network would only put the
 * browser's error page in the place of ours.
 */
export function reloadOnce(address: string, reason: unknown): boolean {
  if (!navigator.onLine) return false;
  const [lastAddress, lastTime] = (safeSessionStorage.get(storageKeys.reloadedFor) ?? '').split(
    ' ',
  );
  if (lastAddress === address && Date.now() - Number(lastTime) < guardTime) return false;
  safeSessionStorage.set(storageKeys.reloadedFor, `${address} ${Date.now()}`);
  // eslint-disable-next-line no-console -- The specification asks for a warning in the log here.
  console.warn(`The code of ${address} could not be loaded, so the page is loaded fully.`, reason);
  window.location.assign(address);
  return true;
}
