/**
 * Retries style sheets that could not be fetched: the bundler's loader requests each only once, so
 * a second attempt would load code without its styles. Rejects if one of them is still missing.
 */
export async function restoreMissingStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(isMissing).map(loadAgain));
}

/** If a style sheet did not load, its `sheet` is null or its rules cannot be read. */
function isMissing({ href, sheet }: HTMLLinkElement): boolean {
  if (new URL(href).origin !== window.location.origin) return false;
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(fresh);
  return untilLoaded(fresh);
}

/** Waits for a style sheet that was just added. Rejects if it cannot be loaded. */
export function untilLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`The styles at ${link.href} could not be loaded.`)),
    );
  });
}
